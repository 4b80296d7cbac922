import PropertyLists
import SystemSupport

/// Finds objects by their identifiers: open addressing with linear probing.
///
/// A slot holds an identifier that Xcode made whole, in 16 bytes with its object; of any other identifier it holds a checksum.
/// A look-up so reads one place in memory and not four, which is what it costs: projects are larger than the caches of a processor.
struct IdentifierIndex: Sendable {
    private var slots: [Slot]
    /// The lengths that identifiers have, one bit each; the last bit stands for all that are longer.
    private var lengths: UInt64 = 0

    /// One place of the index; all zero when it is empty.
    private struct Slot {
        var first: UInt64 = 0
        var second: UInt32 = 0
        /// The ordinal of the object plus one, and whether the rest is a checksum only.
        var number: UInt32 = 0

        static let checksumBit: UInt32 = 1 << 31

        var isEmpty: Bool { number == 0 }
        var ordinal: Int { Int(number & ~Self.checksumBit) - 1 }
    }

    /// An identifier that is looked for.
    private struct Key {
        let text: UnsafeBufferPointer<UInt8>
        /// What a slot has of it.
        let packed: PackedIdentifier
        let isChecksum: Bool

        @inline(__always)
        init(_ text: UnsafeBufferPointer<UInt8>) {
            self.text = text
            if let packed = PackedIdentifier(text) {
                (self.packed, isChecksum) = (packed, false)
            } else {
                let checksum = IdentifierIndex.checksum(of: text)
                packed = PackedIdentifier(first: checksum, second: UInt32(truncatingIfNeeded: text.count))
                isChecksum = true
            }
        }

        /// Where the search begins.
        var hash: UInt64 {
            @inline(__always) get { IdentifierIndex.mix(packed.first ^ IdentifierIndex.mix(UInt64(packed.second) ^ 0x9E37_79B9_7F4A_7C15)) }
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
        var shadowed: [Int] = []
        var lengths: UInt64 = 0
        let slots = [Slot](largePagesFor: count) { memory, initialized in
            let slots = UnsafeMutableBufferPointer(rebasing: memory[..<count])
            slots.initialize(repeating: Slot())
            initialized = count
            document.withBuffer { buffer in
                entries.withUnsafeBufferPointer { entries in
                    let keys = Keys(entries: entries, document: document, buffer: buffer)
                    for ordinal in entries.indices {
                        let hidden = keys.withKey(of: ordinal) { text in
                            lengths |= lengthBit(of: text)
                            return insert(Key(text), ordinal: ordinal, into: slots, keys)
                        }
                        if let hidden { shadowed.append(hidden) }
                    }
                }
            }
        }
        return (IdentifierIndex(slots: slots, lengths: lengths), shadowed.sorted())
    }

    /// Puts an object into the slots; answers the one that it hides.
    @inline(__always)
    private static func insert(_ key: Key, ordinal: Int, into slots: UnsafeMutableBufferPointer<Slot>, _ keys: Keys) -> Int? {
        let place = place(of: key, in: UnsafeBufferPointer(slots), keys)
        let hidden = slots[place].isEmpty ? nil : slots[place].ordinal
        let number = UInt32(ordinal + 1) | (key.isChecksum ? Slot.checksumBit : 0)
        slots[place] = Slot(first: key.packed.first, second: key.packed.second, number: number)
        return hidden
    }

    /// The object with an identifier; the last one when several have it.
    @inline(__always)
    func ordinal(of text: UnsafeBufferPointer<UInt8>, _ keys: @autoclosure () -> Keys) -> Int? {
        guard lengths & Self.lengthBit(of: text) != 0 else { return nil }
        return find(text, keys())
    }

    private func find(_ text: UnsafeBufferPointer<UInt8>, _ keys: @autoclosure () -> Keys) -> Int? {
        slots.withUnsafeBufferPointer { slots in
            let slot = slots[Self.place(of: Key(text), in: slots, keys())]
            return slot.isEmpty ? nil : slot.ordinal
        }
    }

    /// The slot in which an identifier stands, or the empty one in which it would stand.
    @inline(__always)
    private static func place(of key: Key, in slots: UnsafeBufferPointer<Slot>, _ keys: @autoclosure () -> Keys) -> Int {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: key.hash) & mask
        while !slots[place].isEmpty {
            let slot = slots[place]
            if slot.first == key.packed.first, slot.second == key.packed.second,
                (slot.number & Slot.checksumBit != 0) == key.isChecksum,
                !key.isChecksum || keys().withKey(of: slot.ordinal, { ByteComparison.areEqual($0, key.text) })
            {
                return place
            }
            place = (place + 1) & mask
        }
        return place
    }

    @inline(__always)
    private static func lengthBit(of text: UnsafeBufferPointer<UInt8>) -> UInt64 { 1 << UInt64(min(text.count, 63)) }

    private static func checksum(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var sum = 0x9E37_79B9_7F4A_7C15 ^ UInt64(text.count)
        let raw = UnsafeRawBufferPointer(text)
        var offset = 0
        while offset + 8 <= raw.count {
            sum = mix(sum ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < raw.count {
            rest = rest << 8 | UInt64(raw[offset])
            offset += 1
        }
        return mix(sum ^ rest)
    }

    /// Folds a full product, so that every input bit reaches every output bit.
    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
