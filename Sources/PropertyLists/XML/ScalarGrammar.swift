/// How the scalars of XML property lists are spelled.
enum ScalarGrammar {
    /// Whether a text without white space around it is a value of a kind.
    static func isValid(_ text: ArraySlice<UInt8>, as kind: PropertyListKind) -> Bool {
        switch kind {
        case .integer: isInteger(text)
        case .real: isReal(text)
        case .date: isDate(text)
        case .data: Base64Text.isValid(text)
        default: true
        }
    }

    private static func isInteger(_ text: ArraySlice<UInt8>) -> Bool {
        var digits = text
        if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
        if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
            digits = digits.dropFirst(2)
            return !digits.isEmpty && digits.count <= 32 && digits.allSatisfy { HexadecimalText.value(of: $0) != nil }
        }
        return !digits.isEmpty && digits.count <= 40 && digits.allSatisfy(isDigit)
    }

    private static func isReal(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count <= 400 else { return false }
        return Double(String(decoding: text, as: UTF8.self)) != nil
    }

    /// `YYYY-MM-DDTHH:MM:SSZ`
    private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
        let pattern = Array("0000-00-00T00:00:00Z".utf8)
        guard text.count == pattern.count else { return false }
        return zip(text, pattern).allSatisfy { byte, expected in
            expected == UInt8(ascii: "0") ? isDigit(byte) : byte == expected
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
