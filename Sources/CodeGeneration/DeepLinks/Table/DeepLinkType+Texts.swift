extension DeepLinkType {
    /// The word for it in patterns: `int` of `:int(week)`.
    var word: String? {
        switch self {
        case .string: "string"
        case .boolean: "bool"
        case .character: "character"
        case .uuid: "uuid"
        case .date: "date"
        case .integer: "int"
        case .number: "double"
        case .enumeration, .either, .other: nil
        }
    }

    /// Whether a text can be read as it; `nil` when only the program that is generated knows.
    func reads(_ text: String) -> Bool? {
        switch self {
        case .string: return true
        case .boolean: return Bool(text) != nil
        case .character: return text.count == 1
        case .uuid: return DeepLinkTexts.isUUID(text)
        case .date: return DeepLinkTexts.isDate(text)
        case .integer(let name): return DeepLinkTexts.isInteger(text, name)
        case .number: return Double(text) != nil
        case .enumeration(_, let values): return values.contains { $0.text == text }
        case .either(_, _, let left, let right):
            if left.reads(text) == true || right.reads(text) == true { return true }
            return left.reads(text) == false && right.reads(text) == false ? false : nil
        case .other: return nil
        }
    }
}

/// What the types of Foundation and whole numbers read, by the bytes alone.
enum DeepLinkTexts {
    /// Whether a whole number of a type reads a text.
    static func isInteger(_ text: String, _ name: String) -> Bool {
        switch name {
        case "Int8": Int8(text) != nil
        case "Int16": Int16(text) != nil
        case "Int32": Int32(text) != nil
        case "UInt8": UInt8(text) != nil
        case "UInt16": UInt16(text) != nil
        case "UInt32": UInt32(text) != nil
        case "UInt", "UInt64": UInt64(text) != nil
        default: Int64(text) != nil
        }
    }

    /// Whether a text is 32 hexadecimal digits in five groups.
    static func isUUID(_ text: String) -> Bool {
        text.utf8.count == 36
            && text.utf8.enumerated().allSatisfy { index, byte in
                [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : Character(Unicode.Scalar(byte)).isHexDigit
            }
    }

    /// Whether a text is a day, `2026-03-04`, or a moment, `2026-03-04T05:06:07Z`, with a fraction or an offset.
    static func isDate(_ text: String) -> Bool {
        var bytes = Array(text.utf8)[...]
        func number(_ count: Int) -> Int? {
            guard bytes.count >= count, bytes.prefix(count).allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            defer { bytes = bytes.dropFirst(count) }
            return bytes.prefix(count).reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        func sign(_ signs: String) -> Bool {
            guard let first = bytes.first, signs.utf8.contains(first) else { return false }
            bytes = bytes.dropFirst()
            return true
        }
        guard let year = number(4), sign("-"), let month = number(2), sign("-"), let day = number(2) else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...12).contains(month), (1...days[month - 1]).contains(day) else { return false }
        if bytes.isEmpty { return true }
        guard sign("T"), let hour = number(2), sign(":"), let minute = number(2), sign(":"), let second = number(2) else { return false }
        guard hour < 24, minute < 60, second < 60 else { return false }
        if sign(".") {
            let digits = bytes.prefix { (0x30...0x39).contains($0) }
            guard (1...9).contains(digits.count) else { return false }
            bytes = bytes.dropFirst(digits.count)
        }
        if sign("Z") { return bytes.isEmpty }
        guard sign("+-"), let hours = number(2), sign(":"), let minutes = number(2) else { return false }
        return hours < 24 && minutes < 60 && bytes.isEmpty
    }
}
