/// The way in which git writes unusual paths: in quotation marks, with the escapes of C.
enum GitQuoting {
    private static let backslash = UInt8(ascii: "\\")
    private static let octalDigits = UInt8(ascii: "0")...UInt8(ascii: "7")

    /// The path that a quoted text stands for; `nil` when the quotation has no end.
    static func unquote(_ text: ArraySlice<UInt8>) -> String? {
        guard text.count >= 2, text.last == UInt8(ascii: "\"") else { return nil }
        let content = Array(text.dropFirst().dropLast())
        var result: [UInt8] = []
        var index = 0
        while index < content.count {
            let byte = content[index]
            index += 1
            guard byte == backslash else {
                result.append(byte)
                continue
            }
            // A backslash at the end belongs to the last quotation mark, which then ends nothing.
            guard index < content.count else { return nil }
            if octalDigits.contains(content[index]) {
                result.append(octal(in: content, at: &index))
            } else {
                result.append(controlCharacter(for: content[index]) ?? content[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The byte that up to three octal digits spell.
    private static func octal(in content: [UInt8], at index: inout Int) -> UInt8 {
        let digits = content[index..<min(index + 3, content.count)].prefix(while: octalDigits.contains)
        index += digits.count
        return digits.reduce(UInt8(0)) { $0 << 3 | ($1 & 7) }
    }

    private static func controlCharacter(for letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "r"): 0x0D
        default: nil
        }
    }
}
