/// The entities, CDATA sections and comments inside the text of an element.
enum XMLEscapes {
    /// The text that the content of an element stands for.
    static func decode(_ content: UnsafeBufferPointer<UInt8>) -> String {
        var output: [UInt8] = []
        let bytes = Array(content)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"), let entity = entity(in: bytes[index...]) {
                output += Array(Character(entity.scalar).utf8)
                index += entity.length
            } else if let section = section("<![CDATA[", "]]>", in: bytes, at: index) {
                output += bytes[section.content]
                index = section.end
            } else if let comment = section("<!--", "-->", in: bytes, at: index) {
                index = comment.end
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The character of the entity at the beginning of a text, and the length of the entity; `nil` when there is none.
    static func entity(in text: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
        let window = text.prefix(12)
        guard let end = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: text[text.startIndex + 1..<end], as: UTF8.self)
        let length = end - text.startIndex + 1
        switch name {
        case "lt": return ("<", length)
        case "gt": return (">", length)
        case "amp": return ("&", length)
        case "quot": return ("\"", length)
        case "apos": return ("'", length)
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), code > 0 else { return nil }
        return Unicode.Scalar(code).map { ($0, length) }
    }

    private static func section(
        _ opening: StaticString,
        _ closing: StaticString,
        in bytes: [UInt8],
        at index: Int
    ) -> (content: Range<Int>, end: Int)? {
        guard matches(opening, bytes, index) else { return nil }
        let start = index + opening.utf8CodeUnitCount
        var cursor = start
        while cursor + closing.utf8CodeUnitCount <= bytes.count {
            if matches(closing, bytes, cursor) { return (start..<cursor, cursor + closing.utf8CodeUnitCount) }
            cursor += 1
        }
        return nil
    }

    private static func matches(_ text: StaticString, _ bytes: [UInt8], _ offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }
}
