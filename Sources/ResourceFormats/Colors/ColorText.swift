import Diagnostics

/// Colours as hexadecimal digits.
enum ColorText {
    /// Reads `#rrggbb`, `#rrggbbaa`, and the short forms with one digit for each; `0x` or nothing may stand in place of `#`.
    static func rgba(_ text: String, _ format: ColorFormat, name: String, at location: SourceLocation) throws(DiagnosticError) -> UInt32 {
        var digits = trimmed(text[...])
        if digits.hasPrefix("#") {
            digits.removeFirst()
        } else if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            digits.removeFirst(2)
        }
        let isHexadecimal = digits.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        if digits.utf8.count == 3 || digits.utf8.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard isHexadecimal, [6, 8].contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else {
            let message = "'\(text)' of the colour '\(name)' is no colour; write six or eight hexadecimal digits such as '#33fe66'"
            throw DiagnosticError("invalid-color", message, at: location)
        }
        if digits.utf8.count == 6 { return value << 8 | 0xFF }
        return format == .argb ? value << 8 | value >> 24 : value
    }

    /// A text without white space at its ends.
    static func trimmed(_ text: Substring) -> String {
        var rest = text.drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
