import PropertyLists

/// Finds objects by their identifiers: open addressing with linear probing.
///
/// A slot holds half of the hash beside the ordinal, so that a wrong slot is nearly always passed by without a look at the
/// object, and the text is compared only where it is the right one.
struct IdentifierIndex: Sendable {
    /// For each hash the upper half of it, and the ordinal plus one in the lower half; 0 for an empty slot.
    private var slots: [UInt64]
    /// The lengths that identifiers have, one bit each; the last bit stands for all that are longer.
    private var lengths: UInt64 = 0

    /// Makes the index of the objects of a document, and the ordinals of those that a later object hides, ascending.
    static func make(of entries: [PBXObjectTable.Entry], in document: PropertyListDocument) -> (IdentifierIndex, shadowed: [Int]) {
        var count = 16
        while count < entries.count * 2 { count *= 2 }
        var index = IdentifierIndex(slots: Array(repeating: 0, count: count))
        var shadowed: [Int] = []
        document.withBuffer { buffer in
            entries.withUnsafeBufferPointer { entries in
                for ordinal in entries.indices {
                    let hidden = withKey(of: entries[ordinal], in: document, buffer) { key in
                        index.insert(key, ordinal: ordinal, entries: entries, document: document, buffer: buffer)
                    }
                    if let hidden { shadowed.append(hidden) }
                }
            }
        }
        return (index, shadowed.sorted())
    }

    /// Puts an object into the index; answers the one that it hides.
    private mutating func insert(
        _ key: UnsafeBufferPointer<UInt8>,
        ordinal: Int,
        entries: UnsafeBufferPointer<PBXObjectTable.Entry>,
        document: PropertyListDocument,
        buffer: PropertyListBuffer
    ) -> Int? {
        lengths |= Self.lengthBit(of: key)
        let hash = Self.hash(key)
        let mask = slots.count - 1
        return slots.withUnsafeMutableBufferPointer { slots in
            var slot = Int(truncatingIfNeeded: hash) & mask
            var hidden: Int?
            while slots[slot] != 0 {
                let other = Self.ordinal(in: slots[slot])
                if slots[slot] >> 32 == hash >> 32, Self.isKey(key, of: entries[other], in: document, buffer) {
                    hidden = other
                    break
                }
                slot = (slot + 1) & mask
            }
            slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(ordinal + 1)
            return hidden
        }
    }

    /// The object with an identifier; the last one when several have it.
    func ordinal(
        of key: UnsafeBufferPointer<UInt8>,
        entries: [PBXObjectTable.Entry],
        document: PropertyListDocument,
        buffer: PropertyListBuffer
    ) -> Int? {
        guard lengths & Self.lengthBit(of: key) != 0 else { return nil }
        let hash = Self.hash(key)
        return slots.withUnsafeBufferPointer { slots in
            let mask = slots.count - 1
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot] != 0 {
                if slots[slot] >> 32 == hash >> 32 {
                    let ordinal = Self.ordinal(in: slots[slot])
                    if entries.withUnsafeBufferPointer({ Self.isKey(key, of: $0[ordinal], in: document, buffer) }) { return ordinal }
                }
                slot = (slot + 1) & mask
            }
            return nil
        }
    }

    @inline(__always)
    private static func ordinal(in slot: UInt64) -> Int { Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1 }

    @inline(__always)
    private static func lengthBit(of key: UnsafeBufferPointer<UInt8>) -> UInt64 { 1 << UInt64(min(key.count, 63)) }

    @inline(__always)
    private static func isKey(
        _ text: UnsafeBufferPointer<UInt8>,
        of entry: PBXObjectTable.Entry,
        in document: PropertyListDocument,
        _ buffer: PropertyListBuffer
    ) -> Bool {
        withKey(of: entry, in: document, buffer) { ByteComparison.areEqual($0, text) }
    }

    @inline(__always)
    private static func withKey<Result>(
        of entry: PBXObjectTable.Entry,
        in document: PropertyListDocument,
        _ buffer: PropertyListBuffer,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if let key = buffer.plainText(Int(entry.key)) { return body(key) }
        return document.value(identity: Int(entry.key)).withText(body)
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(raw.count)
        var offset = 0
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
