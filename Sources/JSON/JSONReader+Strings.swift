import Diagnostics

extension JSONReader {
    /// Reads a string from its opening quotation mark to its closing one.
    mutating func readString() throws(DiagnosticError) -> String {
        let opening = position
        position += 1
        var start = position
        var units: [UInt8] = []
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                let rest = bytes[start..<position]
                position += 1
                return units.isEmpty ? String(decoding: rest, as: UTF8.self) : String(decoding: units + rest, as: UTF8.self)
            case UInt8(ascii: "\\"):
                units += bytes[start..<position]
                try readEscape(into: &units)
                start = position
            case 0..<0x20:
                throw fault("a control character stands in a string; write it as an escape")
            default:
                position += 1
            }
        }
        position = opening
        throw fault("the string has no closing quotation mark")
    }

    private mutating func readEscape(into units: inout [UInt8]) throws(DiagnosticError) {
        position += 1
        guard position < bytes.count else { throw fault("the text ends in an escape") }
        let letter = bytes[position]
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(letter)
        case UInt8(ascii: "b"): units.append(0x08)
        case UInt8(ascii: "f"): units.append(0x0C)
        case UInt8(ascii: "n"): units.append(0x0A)
        case UInt8(ascii: "r"): units.append(0x0D)
        case UInt8(ascii: "t"): units.append(0x09)
        case UInt8(ascii: "u"): try readUnicodeEscape(into: &units)
        default:
            position -= 1
            throw fault("unknown escape in a string")
        }
    }

    private mutating func readUnicodeEscape(into units: inout [UInt8]) throws(DiagnosticError) {
        var pair = [try readHexadecimalUnit()]
        let isHighSurrogate = (0xD800...0xDBFF).contains(pair[0])
        if isHighSurrogate, bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
            let mark = position
            position += 2
            let second = try readHexadecimalUnit()
            if (0xDC00...0xDFFF).contains(second) { pair.append(second) } else { position = mark }
        }
        units += Array(String(decoding: pair, as: UTF16.self).utf8)
    }

    private mutating func readHexadecimalUnit() throws(DiagnosticError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
                throw fault("four hexadecimal digits were expected behind '\\u'")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
