/// Tells contents apart at the speed of memory: 128 bits, the same in every process and on every machine.
///
/// Two contents that differ by chance have different prints; it does not withstand anybody who wants two to be alike. What has to be
/// trusted gets a ``Digest``.
///
///     var print = ContentPrint()
///     print.add(piece)
///     print.add(nextPiece)
///     let isCopy = print.value == other.value
package struct ContentPrint: Sendable {
    private static let blockBytes = 64

    private var lanes = ContentLanes()
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    /// Makes the print of nothing.
    package init() {}

    /// Adds bytes; it does not matter in which pieces they come.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty else { return }
        count &+= UInt64(bytes.count)
        var start = 0
        if !rest.isEmpty {
            start = min(bytes.count, Self.blockBytes - rest.count)
            rest += bytes[..<start]
            guard rest.count == Self.blockBytes else { return }
            rest.withUnsafeBytes { lanes.add($0[...]) }
            rest.removeAll(keepingCapacity: true)
        }
        let whole = (bytes.count - start) / Self.blockBytes * Self.blockBytes
        lanes.add(bytes[start..<start + whole])
        rest += bytes[(start + whole)...]
    }

    /// The print of all bytes that were added.
    package var value: Value {
        var lanes = lanes
        if !rest.isEmpty {
            let block = rest + [UInt8](repeating: 0, count: Self.blockBytes - rest.count)
            block.withUnsafeBytes { lanes.add($0[...]) }
        }
        return lanes.value(count)
    }

    /// A print, which is compared with others.
    package struct Value: Sendable, Hashable {
        let high: UInt64
        let low: UInt64

        /// Takes a checksum in the place of a print, where all contents that are compared have one.
        package init(_ digest: Digest) {
            (high, low) = digest.firstWords
        }

        init(high: UInt64, low: UInt64) {
            self.high = high
            self.low = low
        }

        /// The print in up to 32 hexadecimal digits.
        package var text: String { String(high, radix: 16) + "-" + String(low, radix: 16) }
    }
}

/// Eight sums of products: four of neighbouring words, and four of the same words the other way round with other factors, so that each
/// half of the print depends on every byte.
private struct ContentLanes: Sendable {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private var third: UInt64 = 0x1656_67B1_9E37_79F9
    private var fourth: UInt64 = 0x85EB_CA77_C2B2_AE63
    private var fifth: UInt64 = 0x27D4_EB2F_1656_67C5
    private var sixth: UInt64 = 0xA076_1D64_78BD_642F
    private var seventh: UInt64 = 0xE703_7ED1_A0B4_28DB
    private var eighth: UInt64 = 0x8EBC_6AF0_9C88_C6E3

    private static let key: UInt64 = 0x5895_51BE_9A36_0C3D
    private static let otherKey: UInt64 = 0xD6E8_FEB8_6659_FD93

    /// Adds whole blocks of 64 bytes.
    mutating func add(_ bytes: Slice<UnsafeRawBufferPointer>) {
        var lanes = self
        let words = UnsafeRawBufferPointer(rebasing: bytes)
        var place = 0
        while place < words.count {
            func word(_ index: Int) -> UInt64 {
                UInt64(littleEndian: words.loadUnaligned(fromByteOffset: place + index * 8, as: UInt64.self))
            }
            let (a, b, c, d) = (word(0), word(1), word(2), word(3))
            let (e, f, g, h) = (word(4), word(5), word(6), word(7))
            lanes.first = Self.mixed(lanes.first, a, b, Self.key)
            lanes.second = Self.mixed(lanes.second, c, d, Self.key)
            lanes.third = Self.mixed(lanes.third, e, f, Self.key)
            lanes.fourth = Self.mixed(lanes.fourth, g, h, Self.key)
            lanes.fifth = Self.mixed(lanes.fifth, b, a, Self.otherKey)
            lanes.sixth = Self.mixed(lanes.sixth, d, c, Self.otherKey)
            lanes.seventh = Self.mixed(lanes.seventh, f, e, Self.otherKey)
            lanes.eighth = Self.mixed(lanes.eighth, h, g, Self.otherKey)
            place += 64
        }
        self = lanes
    }

    /// What the lanes come to together with the number of bytes.
    func value(_ count: UInt64) -> ContentPrint.Value {
        func sum(_ lanes: [UInt64], _ key: UInt64) -> UInt64 { lanes.reduce(count) { Self.mixed($0, $1, key, Self.otherKey) } }
        return ContentPrint.Value(high: sum([first, second, third, fourth], Self.key), low: sum([fifth, sixth, seventh, eighth], first))
    }

    /// A lane with two words more: both halves of a product, and the lane itself, so that a factor of zero loses nothing.
    @inline(__always)
    private static func mixed(_ lane: UInt64, _ left: UInt64, _ right: UInt64, _ key: UInt64) -> UInt64 {
        let product = (lane ^ left).multipliedFullWidth(by: right ^ key)
        return product.high ^ product.low ^ (lane << 29 | lane >> 35)
    }
}
