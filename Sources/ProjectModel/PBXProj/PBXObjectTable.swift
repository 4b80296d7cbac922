import PropertyLists

/// The objects of a project, found by identifier in constant time.
///
/// A class, so that the many small values that point into it share one reference; it never changes once made. Building
/// it costs one look at each object: its identifier is hashed and its class recognised, nothing else is decoded.
final class PBXObjectTable: Sendable {
    /// The file the objects are in.
    let document: PropertyListDocument
    /// The objects in the order of the file. Of objects with the same identifier only the last can be looked up.
    let entries: [Entry]
    /// The ordinals of objects whose identifier a later object has as well, ascending.
    let shadowedOrdinals: [Int]
    /// For each hash the ordinal of the object plus one, or 0: open addressing with linear probing.
    private let slots: [UInt32]

    /// One object: where its identifier and its value stand on the tape, and its class when it is known.
    struct Entry {
        var key: Int32
        var value: Int32
        var objectClass: PBXClass?
    }

    init(document: PropertyListDocument, objects: PropertyListValue?) {
        var builder = Builder()
        if let objects { builder.addObjects(of: objects) }
        self.document = document
        entries = builder.entries
        let index = builder.makeIndex(document)
        slots = index.slots
        shadowedOrdinals = index.shadowed
    }

    /// The object that a reference names; `nil` when it dangles.
    func ordinal(of reference: PropertyListValue) -> Int? {
        reference.withText { ordinal(ofBytes: $0) }
    }

    /// The object with an identifier.
    func ordinal(ofIdentifier identifier: String) -> Int? {
        var identifier = identifier
        return identifier.withUTF8 { ordinal(ofBytes: $0) }
    }

    private func ordinal(ofBytes bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = Self.slot(for: bytes, in: slots.count)
        while slots[slot] != 0 {
            let ordinal = Int(slots[slot]) - 1
            if Self.key(of: entries[ordinal], in: document, equals: bytes) { return ordinal }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private static func key(of entry: Entry, in document: PropertyListDocument, equals bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        document.value(identity: Int(entry.key)).withText { key in
            guard key.count == bytes.count else { return false }
            for index in key.indices where key[index] != bytes[index] { return false }
            return true
        }
    }

    /// The first place to look for an identifier; `count` is a power of two.
    private static func slot(for bytes: UnsafeBufferPointer<UInt8>, in count: Int) -> Int {
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
        return Int(truncatingIfNeeded: mix(hash ^ rest) & UInt64(count - 1))
    }

    /// Folds a full product, so that every input bit reaches every output bit.
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    private struct Builder {
        var entries: [Entry] = []
        private var knownClasses: [String: PBXClass] = [:]
        private var lastClassName: PropertyListValue?
        private var lastClass: PBXClass?

        init() {
            for objectClass in PBXClass.allCases { knownClasses[objectClass.rawValue] = objectClass }
        }

        mutating func addObjects(of objects: PropertyListValue) {
            for (key, value) in objects.pairs {
                entries.append(
                    Entry(key: Int32(key.identity), value: Int32(value.identity), objectClass: recognizeClass(of: value))
                )
            }
        }

        /// The class of an object. Files are sorted by class, so that it is nearly always that of the object before.
        private mutating func recognizeClass(of object: PropertyListValue) -> PBXClass? {
            guard let name = object["isa"] else { return nil }
            if let lastClassName, name.hasSameText(as: lastClassName) { return lastClass }
            lastClassName = name
            lastClass = name.text.flatMap { knownClasses[$0] }
            return lastClass
        }

        func makeIndex(_ document: PropertyListDocument) -> (slots: [UInt32], shadowed: [Int]) {
            var count = 16
            while count < entries.count * 2 { count *= 2 }
            var slots = [UInt32](repeating: 0, count: count)
            var shadowed: [Int] = []
            for ordinal in entries.indices {
                document.value(identity: Int(entries[ordinal].key)).withText { bytes in
                    var slot = PBXObjectTable.slot(for: bytes, in: count)
                    while slots[slot] != 0 {
                        let other = Int(slots[slot]) - 1
                        if PBXObjectTable.key(of: entries[other], in: document, equals: bytes) {
                            shadowed.append(other)
                            break
                        }
                        slot = (slot + 1) & (count - 1)
                    }
                    slots[slot] = UInt32(ordinal + 1)
                }
            }
            return (slots, shadowed.sorted())
        }
    }
}
