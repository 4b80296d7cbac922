/// Questions about eight bytes at once, the first of them lowest.
enum ByteWord {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Which bytes are a certain one: the highest bit of the first such byte, and of no byte before it.
    @inline(__always)
    static func isEqual(_ word: UInt64, to byte: UInt8) -> UInt64 {
        let difference = word ^ ones &* UInt64(byte)
        return (difference &- ones) & ~difference & highBits
    }

    /// Whether all bytes are letters, digits or one of `_ . $ /`, which a writer leaves without quotation marks, and which of them
    /// are `/` and `_`.
    @inline(__always)
    static func unquoted(_ word: UInt64) -> (all: Bool, slashes: UInt64, underscores: UInt64) {
        let low = word & ~highBits
        let letters = isInRange(low | ones &* 0x20, 0x61, 0x7A)
        let (slashes, underscores) = (isInRange(low, 0x2F, 0x2F), isInRange(low, 0x5F, 0x5F))
        let others = isInRange(low, 0x2E, 0x39) | isInRange(low, 0x24, 0x24)
        let all = (letters | underscores | others) & ~word & highBits == highBits
        return (all, slashes, underscores)
    }

    /// Which bytes lie between two others; for bytes of seven bits.
    @inline(__always)
    private static func isInRange(_ word: UInt64, _ first: UInt64, _ last: UInt64) -> UInt64 {
        (word &+ ones &* (0x80 - first)) & ~(word &+ ones &* (0x7F - last)) & highBits
    }
}
