/// A hash of bytes that is the same in every process and on every machine: FNV-1a with 64 bits.
///
/// It names things and finds damage. It does not withstand anybody who wants two texts to have the same one, so that who uses it as a
/// key has to compare the keys themselves as well.
package struct StableHash: Sendable, Hashable {
    /// The hash of what was added so far.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Makes the hash of nothing.
    package init() {}

    /// Makes the hash of some bytes.
    package init(_ bytes: some Sequence<UInt8>) {
        add(bytes)
    }

    /// Adds bytes.
    package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// The hash in 16 hexadecimal digits.
    package var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
