/// The forms of numbers that only JSON5 has.
enum JSONNumber {
    /// The same number as JSON writes it; `nil` for `Infinity` and `NaN`.
    static func standardForm(of text: String) -> String? {
        var digits = Substring(text)
        var isNegative = false
        if let sign = digits.first, sign == "+" || sign == "-" {
            isNegative = sign == "-"
            digits = digits.dropFirst()
        }
        guard let first = digits.utf8.first, first != UInt8(ascii: "I"), first != UInt8(ascii: "N") else { return nil }
        return (isNegative ? "-" : "") + unsignedForm(of: digits)
    }

    private static func unsignedForm(of digits: Substring) -> String {
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            return UInt64(digits.dropFirst(2), radix: 16).map(String.init) ?? String(digits)
        }
        guard let point = digits.firstIndex(of: ".") else { return String(digits) }
        let whole = digits[..<point]
        let rest = digits[digits.index(after: point)...]
        let hasFraction = rest.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        return (whole.isEmpty ? "0" : String(whole)) + (hasFraction ? "." : ".0") + rest
    }
}
