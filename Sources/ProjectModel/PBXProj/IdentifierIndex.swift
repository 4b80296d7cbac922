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
            @inline(__always) get { IdentifierIndex.hash(packed) }
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
                    for start in stride(from: 0, to: entries.count, by: batchCount) {
                        let ordinals = start..<min(start + batchCount, entries.count)
                        insert(ordinals, into: slots, keys, lengths: &lengths, shadowed: &shadowed)
                    }
                }
            }
        }
        return (IdentifierIndex(slots: slots, lengths: lengths), shadowed.sorted())
    }

    /// How many look-ups wait for memory together.
    private static let batchCount = 32

    /// Puts some objects into the slots, after all of their first slots have been asked for: waiting for them one after the other
    /// would take many times as long.
    private static func insert(
        _ ordinals: Range<Int>, into slots: UnsafeMutableBufferPointer<Slot>, _ keys: Keys, lengths: inout UInt64, shadowed: inout [Int]
    ) {
        withUnsafeTemporaryAllocation(of: Candidate.self, capacity: batchCount) { candidates in
            for (place, ordinal) in ordinals.enumerated() {
                let text = keys.buffer.plainText(Int(keys.entries[ordinal].key))
                lengths |= text.map(lengthBit) ?? 0
                candidates.initializeElement(at: place, to: Candidate(text, mask: slots.count - 1))
            }
            ask(UnsafeMutableBufferPointer(rebasing: candidates[..<ordinals.count]), UnsafeBufferPointer(slots))
            for (place, ordinal) in ordinals.enumerated() {
                let candidate = candidates[place]
                if let packed = candidate.packed, candidate.slot.isEmpty, slots[candidate.place].isEmpty {
                    slots[candidate.place] = Slot(first: packed.first, second: packed.second, number: UInt32(ordinal + 1))
                    continue
                }
                let hidden = keys.withKey(of: ordinal) { text in
                    lengths |= lengthBit(of: text)
                    return insert(Key(text), ordinal: ordinal, into: slots, keys)
                }
                if let hidden { shadowed.append(hidden) }
            }
        }
    }

    /// An identifier that is looked up together with others.
    private struct Candidate {
        /// `nil` for one that is no identifier of Xcode's, and is looked up alone.
        let packed: PackedIdentifier?
        /// Where the search begins.
        let place: Int
        /// What was there when it was asked for.
        var slot = Slot()

        @inline(__always)
        init(_ text: UnsafeBufferPointer<UInt8>?, mask: Int) {
            packed = text.flatMap(PackedIdentifier.init)
            place = packed.map { Int(truncatingIfNeeded: IdentifierIndex.hash($0)) & mask } ?? 0
        }
    }

    /// Reads the first slot of each candidate; none of these accesses waits for another.
    @inline(__always)
    private static func ask(_ candidates: UnsafeMutableBufferPointer<Candidate>, _ slots: UnsafeBufferPointer<Slot>) {
        for index in candidates.indices { candidates[index].slot = slots[candidates[index].place] }
    }

    /// Looks up the objects that the scalars at some nodes name, many at a time; -1 where there is none.
    func findOrdinals(ofNodes nodes: UnsafeBufferPointer<Int32>, _ keys: Keys, into ordinals: UnsafeMutableBufferPointer<Int32>) {
        slots.withUnsafeBufferPointer { slots in
            withUnsafeTemporaryAllocation(of: Candidate.self, capacity: Self.batchCount) { candidates in
                for start in stride(from: 0, to: nodes.count, by: Self.batchCount) {
                    let count = min(Self.batchCount, nodes.count - start)
                    for index in 0..<count {
                        let text = keys.buffer.plainText(Int(nodes[start + index]))
                        candidates.initializeElement(at: index, to: Candidate(text, mask: slots.count - 1))
                    }
                    Self.ask(UnsafeMutableBufferPointer(rebasing: candidates[..<count]), slots)
                    for index in 0..<count {
                        let found = ordinal(of: candidates[index], node: Int(nodes[start + index]), keys)
                        ordinals.initializeElement(at: start + index, to: Int32(truncatingIfNeeded: found ?? -1))
                    }
                }
            }
        }
    }

    @inline(__always)
    private func ordinal(of candidate: Candidate, node: Int, _ keys: Keys) -> Int? {
        if let packed = candidate.packed {
            if candidate.slot.isEmpty { return nil }
            let isFound = candidate.slot.first == packed.first && candidate.slot.second == packed.second
            if isFound, candidate.slot.number & Slot.checksumBit == 0 { return candidate.slot.ordinal }
        }
        if let text = keys.buffer.plainText(node) { return ordinal(of: text, keys) }
        return keys.document.value(identity: node).withText { ordinal(of: $0, keys) }
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
        hasLength(of: text) ? find(text, keys()) : nil
    }

    /// Whether any identifier is as long as a text.
    @inline(__always)
    func hasLength(of text: UnsafeBufferPointer<UInt8>) -> Bool { lengths & Self.lengthBit(of: text) != 0 }

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

    @inline(__always)
    private static func hash(_ identifier: PackedIdentifier) -> UInt64 {
        mix(identifier.first ^ mix(UInt64(identifier.second) ^ 0x9E37_79B9_7F4A_7C15))
    }

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
