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
}
