/// The escapes of quoted OpenStep strings.
enum OpenStepEscapes {
    /// The text that the content of a quoted string stands for.
    ///
    /// `\a \b \f \n \r \t \v` are control characters, a backslash before a line end is that line end, `\U` and four hexadecimal digits are
    /// one UTF-16 unit, up to three octal digits are one byte of the NeXTSTEP character set, and before everything else
    /// the backslash only drops out. A surrogate without its partner becomes U+FFFD.
    static func decode(_ content: UnsafeBufferPointer<UInt8>) -> String {
        var decoder = Decoder(content: content)
        return decoder.decode()
    }

    private struct Decoder {
        let content: UnsafeBufferPointer<UInt8>
        var position = 0
        var output: [UInt8] = []
        var pendingUnits: [UInt16] = []

        mutating func decode() -> String {
            output.reserveCapacity(content.count)
            while position < content.count {
                let byte = content[position]
                position += 1
                if byte == UInt8(ascii: "\\"), position < content.count {
                    decodeEscape()
                } else {
                    flushUnits()
                    output.append(byte)
                }
            }
            flushUnits()
            return String(decoding: output, as: UTF8.self)
        }

        private mutating func decodeEscape() {
            let byte = content[position]
            position += 1
            switch byte {
            case UInt8(ascii: "U"):
                if let unit = readHexadecimalUnit() {
                    pendingUnits.append(unit)
                } else {
                    append(byte)
                }
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                position -= 1
                appendOctal()
            default:
                append(Self.controlCharacter(for: byte) ?? byte)
            }
        }

        private mutating func append(_ byte: UInt8) {
            flushUnits()
            output.append(byte)
        }

        /// Reads exactly four hexadecimal digits; reads nothing where there are fewer.
        private mutating func readHexadecimalUnit() -> UInt16? {
            guard position + 4 <= content.count else { return nil }
            var unit: UInt16 = 0
            for offset in 0..<4 {
                guard let digit = HexadecimalText.value(of: content[position + offset]) else { return nil }
                unit = unit << 4 | UInt16(digit)
            }
            position += 4
            return unit
        }

        private mutating func appendOctal() {
            flushUnits()
            var code = 0
            var digitCount = 0
            while digitCount < 3, position < content.count {
                let byte = content[position]
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "7") else { break }
                code = code * 8 + Int(byte - UInt8(ascii: "0"))
                position += 1
                digitCount += 1
            }
            let character = NextStepCharacters.scalar(for: UInt8(truncatingIfNeeded: code))
            output.append(contentsOf: Character(character).utf8)
        }

        private mutating func flushUnits() {
            guard !pendingUnits.isEmpty else { return }
            output.append(contentsOf: String(decoding: pendingUnits, as: UTF16.self).utf8)
            pendingUnits.removeAll()
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
}
