/// A number that stands for a name; that two names have the same one is as good as impossible.
///
/// Who asks whether a name occurs in some sources compares numbers, and no text is made of the millions of names in them.
package struct NameHash: Sendable, Hashable {
    private var value: UInt64

    /// The number of a name.
    package init(_ name: some Sequence<UInt8>) {
        value = 0xCBF2_9CE4_8422_2325
        for byte in name { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// The number of a name.
    package init(_ name: String) {
        self.init(name.utf8)
    }

    /// The number of a name behind another one, as in `Apples.title`.
    package init(_ first: NameHash, _ second: NameHash) {
        value = (first.value &* 0x9E37_79B9_7F4A_7C15) ^ (second.value &>> 29 | second.value &<< 35)
    }
}
