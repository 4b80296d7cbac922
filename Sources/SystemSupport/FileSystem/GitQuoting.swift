/// The way in which git writes unusual paths: in quotation marks, with the escapes of C.
enum GitQuoting {
    /// The path that a quoted text stands for; `nil` when the quotation has no end.
    static func unquote(_ text: ArraySlice<UInt8>) -> String? {
        guard text.count >= 2, text.last == UInt8(ascii: "\"") else { return nil }
        let content = Array(text.dropFirst().dropLast())
        var result: [UInt8] = []
        var index = 0
        while index < content.count {
            let byte = content[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < content.count else {
                result.append(byte)
                continue
            }
            let escaped = content[index]
            index += 1
            if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(escaped) {
                result.append(octal(in: content, from: index - 1))
                index = min(index + 2, content.count)
            } else {
                result.append(controlCharacter(for: escaped) ?? escaped)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The byte that three octal digits spell.
    private static func octal(in content: [UInt8], from index: Int) -> UInt8 {
        content[index..<min(index + 3, content.count)].reduce(UInt8(0)) { $0 << 3 | ($1 & 7) }
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
