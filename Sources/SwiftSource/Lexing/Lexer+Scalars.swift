extension Lexer {
    /// The character that begins at a place above ASCII, and its length in bytes; of broken UTF-8 one byte, which is part of nothing.
    func scalar(at place: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let first = base[place]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        let broken = (Unicode.Scalar(0xFF_FF as UInt16).unsafelyUnwrapped, 1)
        guard first >= 0xC2, first < 0xF5, place + length <= end else { return broken }
        var value = UInt32(first) & (0xFF >> UInt32(length + 1))
        for offset in 1..<length {
            let next = base[place + offset]
            guard next & 0xC0 == 0x80 else { return broken }
            value = value << 6 | UInt32(next & 0x3F)
        }
        guard let scalar = Unicode.Scalar(value) else { return broken }
        return (scalar, length)
    }
}

extension Unicode.Scalar {
    /// Whether an operator may begin with this character above ASCII.
    var isOperatorHead: Bool {
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
        case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
        case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
        case 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
        default: false
        }
    }

    /// Whether an operator may go on with this character above ASCII.
    var isOperatorCharacter: Bool {
        switch value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
        default: isOperatorHead
        }
    }

    /// Whether a name may begin with this character above ASCII.
    var isIdentifierHead: Bool {
        switch value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
        default: isIdentifierCharacter
        }
    }

    /// Whether a name may go on with this character above ASCII.
    var isIdentifierCharacter: Bool {
        switch value {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F: true
        case 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054: true
        case 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
        case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8: true
        case 0x10000...0xEFFFF: value & 0xFFFF < 0xFFFE
        default: false
        }
    }
}
