/// Names written `likeThis` and `like_this`.
enum WordCase {
    /// Lowers the capitals at the beginning, except the last one when a small letter follows: `URLChooser` becomes
    /// `urlChooser`.
    static func lowerFirstWord(_ text: String) -> String {
        let scalars = text.unicodeScalars
        var end = scalars.startIndex
        var count = 0
        while end < scalars.endIndex, Capitals.isUpper(scalars[end]) {
            end = scalars.index(after: end)
            count += 1
        }
        guard count > 0 else { return text }
        if count > 1, end < scalars.endIndex, Capitals.isLower(scalars[end]) { end = scalars.index(before: end) }
        return String(scalars[..<end]).lowercased() + String(scalars[end...])
    }

    static func prepareSnake(_ arguments: [TemplateValue]) -> TemplateFilter.Prepared {
        .init { value in
            let isLower = try FilterInput.flag(arguments, or: true)
            let snake = snakeCase(try FilterInput.text(value))
            return .string(isLower ? snake.lowercased() : snake)
        }
    }

    static func prepareCamel(_ arguments: [TemplateValue]) -> TemplateFilter.Prepared {
        .init { value in
            let strips = try FilterInput.flag(arguments, or: false)
            return .string(camelCase(try FilterInput.text(value), stripsLeading: strips))
        }
    }

    /// Puts `_` before the last capital of a run that a small letter follows, and between a small letter or digit and a
    /// capital; `-` becomes `_`.
    static func snakeCase(_ text: String) -> String {
        separated(separated(Array(text.utf8), by: isEndOfRun), by: isStartOfWord)
    }

    private static func separated(_ bytes: [UInt8], by isBoundary: ([UInt8], Int) -> Bool) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 8)
        for (index, byte) in bytes.enumerated() {
            if index > 0, isBoundary(bytes, index) { result.append(UInt8(ascii: "_")) }
            result.append(byte)
        }
        return result
    }

    private static func separated(_ bytes: [UInt8], by isBoundary: ([UInt8], Int) -> Bool) -> String {
        let result: [UInt8] = separated(bytes, by: isBoundary)
        return String(decoding: result.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    }

    private static func isEndOfRun(_ bytes: [UInt8], _ index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        let before = bytes[index - 1]
        return (isUpper(before) || isDigit(before)) && isUpper(bytes[index]) && isLower(bytes[index + 1])
    }

    private static func isStartOfWord(_ bytes: [UInt8], _ index: Int) -> Bool {
        (isLower(bytes[index - 1]) || isDigit(bytes[index - 1])) && isUpper(bytes[index])
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Takes out `_` and gives the letter behind it a capital; names without a small letter are lowered first. Those at
    /// the front stay unless they are to go.
    static func camelCase(_ text: String, stripsLeading: Bool) -> String {
        var result = TextBuilder(capacity: text.utf8.count)
        if !stripsLeading {
            for scalar in text.unicodeScalars.prefix(while: { $0 == "_" }) { result.append(scalar) }
        }
        if text.utf8.contains(where: isLower) {
            var isFirst = true
            for scalar in text.unicodeScalars {
                if scalar == "_" {
                    isFirst = true
                } else if isFirst {
                    Capitals.appendUpper(scalar, to: &result)
                    isFirst = false
                } else {
                    result.append(scalar)
                }
            }
        } else {
            for word in snakeCase(text).unicodeScalars.split(separator: "_") {
                result.append(Capitals.capitalized(String(word)))
            }
        }
        return result.text
    }
}
