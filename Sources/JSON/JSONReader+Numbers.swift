import Diagnostics

extension JSONReader {
    /// Reads a number and gives the text of it.
    mutating func readNumber() throws(DiagnosticError) -> String {
        let start = offset
        if !take(UInt8(ascii: "-")), dialect == .json5 { _ = take(UInt8(ascii: "+")) }
        if dialect == .json5, takeWord("Infinity") || takeWord("NaN") { return text(from: start) }
        if dialect == .json5, takeWord("0x") || takeWord("0X") {
            try skipHexadecimalDigits(of: start)
            return text(from: start)
        }
        try skipMantissa(of: start)
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard skipDigits() > 0 else { throw fault("a digit was expected in the exponent") }
        }
        return text(from: start)
    }

    private mutating func skipMantissa(of start: Int) throws(DiagnosticError) {
        let wholeStart = offset
        let wholeCount = skipDigits()
        guard wholeCount > 0 || dialect == .json5 else { throw fault("a value was expected", at: start) }
        if wholeCount > 1, bytes[wholeStart] == UInt8(ascii: "0") {
            throw fault("a number has no zero before it", at: start)
        }
        let hasPoint = take(UInt8(ascii: "."))
        let fractionCount = hasPoint ? skipDigits() : 0
        guard wholeCount > 0 || fractionCount > 0 else { throw fault("a value was expected", at: start) }
        guard !hasPoint || fractionCount > 0 || dialect == .json5 else { throw fault("a digit was expected behind '.'") }
    }

    private mutating func skipHexadecimalDigits(of start: Int) throws(DiagnosticError) {
        let digitsStart = offset
        var value: UInt64 = 0
        while offset < bytes.count, let digit = Self.hexadecimalDigit(bytes[offset]) {
            guard value >> 60 == 0 else { throw fault("a hexadecimal number has at most 64 bits", at: start) }
            value = value << 4 | UInt64(digit)
            offset += 1
        }
        guard offset > digitsStart else { throw fault("a hexadecimal digit was expected behind '0x'") }
    }

    private mutating func skipDigits() -> Int {
        let start = offset
        while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) { offset += 1 }
        return offset - start
    }

    private func text(from start: Int) -> String {
        String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// The value of a hexadecimal digit; `nil` when it is none.
    static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
