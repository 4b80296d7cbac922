import PropertyLists
import SystemSupport

/// Finds objects by their identifiers: open addressing with linear probing.
///
/// A slot holds the first 24 bytes of the identifier, which is all of it for those that Xcode makes. A look-up so reads one
/// place in memory and not four, which is what it costs: projects are larger than the caches of a processor.
struct IdentifierIndex: Sendable {
    private var slots: [Slot]
    /// The lengths that identifiers have, one bit each; the last bit stands for all that are longer.
    private var lengths: UInt64 = 0

    /// One place of the index; all zero when it is empty.
    private struct Slot {
        var prefix = Prefix()
        var length: UInt32 = 0
        /// The ordinal of the object plus one.
        var number: UInt32 = 0
    }

    /// The first 24 bytes of an identifier; shorter ones are filled up with zeros.
    private struct Prefix: Equatable {
        static let length = 24

        var first: UInt64 = 0
        var second: UInt64 = 0
        var third: UInt64 = 0

        init() {}

        @inline(__always)
        init(_ key: UnsafeBufferPointer<UInt8>) {
            let raw = UnsafeRawBufferPointer(key)
            first = Self.word(raw, at: 0)
            second = Self.word(raw, at: 8)
            third = Self.word(raw, at: 16)
        }

        @inline(__always)
        private static func word(_ text: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
            if offset + 8 <= text.count { return text.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
            var word: UInt64 = 0
            var index = offset
            while index < text.count {
                word = word << 8 | UInt64(text[index])
                index += 1
            }
            return word
        }
    }

    /// The objects of a document, to which the index refers.
    struct Keys {
        let entries: UnsafeBufferPointer<PBXObjectTable.Entry>
        let document: PropertyListDocument
        let buffer: PropertyListBuffer

        /// Calls `body` with the identifier of an object.
        @inline(__always)
        func withKey<Result>(of ordinal: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
            let node = Int(entries[ordinal].key)
            if let key = buffer.plainText(node) { return body(key) }
            return document.value(identity: node).withText(body)
        }
    }

    /// Makes the index of the objects of a document, and the ordinals of those that a later object hides, ascending.
    static func make(of entries: [PBXObjectTable.Entry], in document: PropertyListDocument) -> (IdentifierIndex, shadowed: [Int]) {
        var count = 16
        while count < entries.count * 2 { count *= 2 }
        var index = IdentifierIndex(slots: Array(largePagesOf: Slot(), count: count))
        var shadowed: [Int] = []
        document.withBuffer { buffer in
            entries.withUnsafeBufferPointer { entries in
                let keys = Keys(entries: entries, document: document, buffer: buffer)
                for ordinal in entries.indices {
                    let hidden = keys.withKey(of: ordinal) { index.insert($0, ordinal: ordinal, keys) }
                    if let hidden { shadowed.append(hidden) }
                }
            }
        }
        return (index, shadowed.sorted())
    }

    /// Puts an object into the index; answers the one that it hides.
    private mutating func insert(_ key: UnsafeBufferPointer<UInt8>, ordinal: Int, _ keys: Keys) -> Int? {
        lengths |= Self.lengthBit(of: key)
        return slots.withUnsafeMutableBufferPointer { slots in
            let prefix = Prefix(key)
            let place = Self.place(of: key, prefix, in: UnsafeBufferPointer(slots), keys)
            let hidden = slots[place].number
            slots[place] = Slot(prefix: prefix, length: UInt32(truncatingIfNeeded: key.count), number: UInt32(ordinal + 1))
            return hidden == 0 ? nil : Int(hidden) - 1
        }
    }

    /// The object with an identifier; the last one when several have it.
    func ordinal(of key: UnsafeBufferPointer<UInt8>, _ keys: @autoclosure () -> Keys) -> Int? {
        guard lengths & Self.lengthBit(of: key) != 0 else { return nil }
        return slots.withUnsafeBufferPointer { slots in
            let place = Self.place(of: key, Prefix(key), in: slots, keys())
            return slots[place].number == 0 ? nil : Int(slots[place].number) - 1
        }
    }

    /// The slot in which an identifier stands, or the empty one in which it would stand.
    @inline(__always)
    private static func place(
        of key: UnsafeBufferPointer<UInt8>, _ prefix: Prefix, in slots: UnsafeBufferPointer<Slot>, _ keys: @autoclosure () -> Keys
    ) -> Int {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: hash(key, prefix)) & mask
        while slots[place].number != 0 {
            let slot = slots[place]
            if slot.prefix == prefix, slot.length == UInt32(truncatingIfNeeded: key.count),
                key.count <= Prefix.length || keys().withKey(of: Int(slot.number) - 1, { ByteComparison.areEqual($0, key) })
            {
                return place
            }
            place = (place + 1) & mask
        }
        return place
    }

    @inline(__always)
    private static func lengthBit(of key: UnsafeBufferPointer<UInt8>) -> UInt64 { 1 << UInt64(min(key.count, 63)) }

    @inline(__always)
    private static func hash(_ key: UnsafeBufferPointer<UInt8>, _ prefix: Prefix) -> UInt64 {
        var hash = mix(0x9E37_79B9_7F4A_7C15 ^ UInt64(key.count) ^ prefix.first)
        hash = mix(hash ^ prefix.second)
        hash = mix(hash ^ prefix.third)
        guard key.count > Prefix.length else { return hash }
        var offset = Prefix.length
        let raw = UnsafeRawBufferPointer(key)
        while offset + 8 <= raw.count {
            hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < raw.count {
            rest = rest << 8 | UInt64(raw[offset])
            offset += 1
        }
        return mix(hash ^ rest)
    }

    /// Folds a full product, so that every input bit reaches every output bit.
    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
