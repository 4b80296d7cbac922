/// An identifier as Xcode makes it, 24 upper-case hexadecimal digits, in 12 bytes: one comparison of two numbers tells whether two
/// are the same.
struct PackedIdentifier: Equatable {
    let first: UInt64
    let second: UInt32

    /// The bytes that the text of such an identifier has.
    static let textLength = 24

    /// Packs the digits; `nil` when the text is anything else.
    @inline(__always)
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.count == Self.textLength else { return nil }
        let raw = UnsafeRawBufferPointer(text)
        let (one, two, three) = (Digits(raw, at: 0), Digits(raw, at: 8), Digits(raw, at: 16))
        guard one.isValid && two.isValid && three.isValid else { return nil }
        first = one.values | two.values << 4
        second = three.packed
    }

    init(first: UInt64, second: UInt32) {
        (self.first, self.second) = (first, second)
    }

    /// Eight hexadecimal digits: the value of each in a byte of its own.
    private struct Digits {
        let values: UInt64
        /// Whether all of them are digits; the values mean nothing when they are not.
        let isValid: Bool

        @inline(__always)
        init(_ text: UnsafeRawBufferPointer, at offset: Int) {
            let characters = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let ones: UInt64 = 0x0101_0101_0101_0101
            // Letters have bit 6, and come 9 after their lower bits.
            values = (characters & 0x0F0F_0F0F_0F0F_0F0F) &+ (characters >> 6 & ones) &* 9
            // Written again, digits come out as they were; so do the letters behind F, whose values have a fifth bit.
            let letters = (values &+ 0x0606_0606_0606_0606) >> 4 & ones
            let written = values &+ 0x3030_3030_3030_3030 &+ letters &* 7
            isValid = values & 0xF0F0_F0F0_F0F0_F0F0 == 0 && written == characters
        }

        /// The values in four bits each.
        var packed: UInt32 {
            @inline(__always) get {
                let pairs = (values | values >> 4) & 0x00FF_00FF_00FF_00FF
                let quarters = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
                return UInt32(truncatingIfNeeded: quarters | quarters >> 16)
            }
        }
    }
}
