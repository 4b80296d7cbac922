/// Checks that bytes are UTF-8.
enum UTF8Check {
    /// The offset of the first byte that does not belong to a well-formed character; `nil` when all do.
    static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        var offset = 0
        while offset < bytes.count {
            offset += asciiCount(in: bytes, from: offset)
            guard offset < bytes.count else { return nil }
            guard bytes[offset] >= 0x80 else {
                offset += 1
                continue
            }
            guard let length = characterLength(in: bytes, at: offset) else { return offset }
            offset += length
        }
        return nil
    }

    /// The number of bytes of ASCII from an offset on, in steps of eight.
    private static func asciiCount(in bytes: [UInt8], from start: Int) -> Int {
        bytes.withUnsafeBytes { buffer in
            var offset = start
            while offset + 8 <= buffer.count, buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
                offset += 8
            }
            return offset - start
        }
    }

    /// The length of the character of two to four bytes at an offset; `nil` when it is malformed.
    private static func characterLength(in bytes: [UInt8], at offset: Int) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[offset] {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        // Overlong forms, surrogates and what lies above U+10FFFF show in the second byte.
        switch bytes[offset] {
        case 0xE0: second = 0xA0...0xBF
        case 0xED: second = 0x80...0x9F
        case 0xF0: second = 0x90...0xBF
        case 0xF4: second = 0x80...0x8F
        default: break
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
        let rest = bytes[(offset + 2)..<(offset + length)]
        return rest.allSatisfy { (0x80...0xBF).contains($0) } ? length : nil
    }
}
