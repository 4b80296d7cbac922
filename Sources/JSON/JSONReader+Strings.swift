import Diagnostics

extension JSONReader {
    /// Reads the key of a member.
    mutating func readKey() throws(DiagnosticError) -> String {
        guard offset < bytes.count else { throw fault("the text ends where a key was expected") }
        if bytes[offset] == UInt8(ascii: "\"") { return try readString() }
        guard dialect == .json5 else { throw fault("a key in quotation marks was expected") }
        return bytes[offset] == UInt8(ascii: "'") ? try readString() : try readBareKey()
    }

    /// Reads a string from its opening quotation mark to its closing one.
    mutating func readString() throws(DiagnosticError) -> String {
        let opening = offset
        let mark = bytes[offset]
        offset += 1
        var start = offset
        var units: [UInt8] = []
        while offset < bytes.count {
            switch bytes[offset] {
            case mark:
                let rest = bytes[start..<offset]
                offset += 1
                return units.isEmpty ? String(decoding: rest, as: UTF8.self) : String(decoding: units + rest, as: UTF8.self)
            case UInt8(ascii: "\\"):
                units += bytes[start..<offset]
                try readEscape(into: &units)
                start = offset
            case 0x0A, 0x0D:
                throw fault("a line ends inside a string; write '\\n', or close the string")
            case 0..<0x20 where dialect == .standard:
                throw fault("a control character stands in a string; write it as an escape")
            default:
                offset += 1
            }
        }
        throw fault("the string has no closing quotation mark", at: opening)
    }

    private mutating func readBareKey() throws(DiagnosticError) -> String {
        let opening = offset
        var units: [UInt8] = []
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
                UInt8(ascii: "_"), UInt8(ascii: "$"):
                units.append(bytes[offset])
                offset += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9") where offset > opening:
                units.append(bytes[offset])
                offset += 1
            case UInt8(ascii: "\\"):
                offset += 1
                guard take(UInt8(ascii: "u")) else { throw fault("only '\\u' escapes may stand in a key without quotation marks") }
                try readUnicodeEscape(into: &units)
            default:
                guard offset > opening else { throw fault("a key was expected") }
                return String(decoding: units, as: UTF8.self)
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    private mutating func readEscape(into units: inout [UInt8]) throws(DiagnosticError) {
        let opening = offset
        offset += 1
        guard offset < bytes.count else { throw fault("the text ends in an escape") }
        let letter = bytes[offset]
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(letter)
        case UInt8(ascii: "b"): units.append(0x08)
        case UInt8(ascii: "f"): units.append(0x0C)
        case UInt8(ascii: "n"): units.append(0x0A)
        case UInt8(ascii: "r"): units.append(0x0D)
        case UInt8(ascii: "t"): units.append(0x09)
        case UInt8(ascii: "u"): try readUnicodeEscape(into: &units)
        default:
            guard dialect == .json5 else { throw fault("unknown escape in a string", at: opening) }
            try readExtendedEscape(letter, of: opening, into: &units)
        }
    }

    /// Reads an escape that only JSON5 has, behind its first letter.
    private mutating func readExtendedEscape(_ letter: UInt8, of opening: Int, into units: inout [UInt8]) throws(DiagnosticError) {
        switch letter {
        case UInt8(ascii: "v"): units.append(0x0B)
        case UInt8(ascii: "x"): units += String(Unicode.Scalar(UInt8(try readHexadecimalUnit(digitCount: 2)))).utf8
        case UInt8(ascii: "0"): units.append(0)
        case UInt8(ascii: "1")...UInt8(ascii: "9"): throw fault("unknown escape in a string", at: opening)
        case 0x0A:
            offset -= 1
            takeLineFeed()
        case 0x0D:
            if offset < bytes.count, bytes[offset] == 0x0A { takeLineFeed() }
        case 0xE2 where isLineSeparator(at: opening + 1):
            offset += 2
        default: units.append(letter)
        }
    }

    /// Whether U+2028 or U+2029 stands somewhere.
    private func isLineSeparator(at place: Int) -> Bool {
        let rest = bytes[place...]
        return rest.starts(with: [0xE2, 0x80, 0xA8]) || rest.starts(with: [0xE2, 0x80, 0xA9])
    }

    private mutating func readUnicodeEscape(into units: inout [UInt8]) throws(DiagnosticError) {
        var pair = [try readHexadecimalUnit(digitCount: 4)]
        let isHighSurrogate = (0xD800...0xDBFF).contains(pair[0])
        let mark = offset
        if isHighSurrogate, takeWord("\\u") {
            let second = try readHexadecimalUnit(digitCount: 4)
            if (0xDC00...0xDFFF).contains(second) { pair.append(second) } else { offset = mark }
        }
        units += Array(String(decoding: pair, as: UTF16.self).utf8)
    }

    private mutating func readHexadecimalUnit(digitCount: Int) throws(DiagnosticError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<digitCount {
            guard offset < bytes.count, let digit = Self.hexadecimalDigit(bytes[offset]) else {
                throw fault("\(digitCount) hexadecimal digits were expected in the escape")
            }
            unit = unit << 4 | UInt16(digit)
            offset += 1
        }
        return unit
    }
}
