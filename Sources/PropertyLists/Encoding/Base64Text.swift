/// Bytes written in the alphabet of base 64.
enum Base64Text {
    /// Whether a text has only letters of the alphabet, white space and padding, and a whole number of bytes.
    static func isValid(_ text: ArraySlice<UInt8>) -> Bool {
        var letterCount = 0
        var paddingCount = 0
        for byte in text where byte > 0x20 {
            if byte == UInt8(ascii: "=") {
                paddingCount += 1
            } else if value(of: byte) != nil, paddingCount == 0 {
                letterCount += 1
            } else {
                return false
            }
        }
        return paddingCount <= 2 && (letterCount + paddingCount).isMultiple(of: 4)
    }

    /// The bytes that a text stands for; everything outside the alphabet is passed over.
    static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count * 3 / 4)
        var bits: UInt32 = 0
        var bitCount = 0
        for byte in text {
            guard let value = value(of: byte) else { continue }
            bits = bits << 6 | UInt32(value)
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
            }
        }
        return result
    }

    /// The letters of bytes, padded with `=` to a multiple of four.
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var letters: [UInt8] = []
        letters.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(bytes.count, start + 3)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for position in 0..<4 {
                let digit = UInt8(truncatingIfNeeded: bits >> UInt32(18 - 6 * position)) & 0x3F
                letters.append(position <= group.count ? letter(of: digit) : UInt8(ascii: "="))
            }
        }
        return letters
    }

    private static func letter(of digit: UInt8) -> UInt8 {
        switch digit {
        case 0..<26: digit + UInt8(ascii: "A")
        case 26..<52: digit - 26 + UInt8(ascii: "a")
        case 52..<62: digit - 52 + UInt8(ascii: "0")
        case 62: UInt8(ascii: "+")
        default: UInt8(ascii: "/")
        }
    }

    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
