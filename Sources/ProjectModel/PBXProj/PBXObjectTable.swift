import PropertyLists
import SystemSupport

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
    private let index: IdentifierIndex

    /// One object: where its identifier and its value stand on the tape, and its class when it is known.
    struct Entry {
        var key: Int32
        var value: Int32
        var objectClass: PBXClass?
    }

    init(document: PropertyListDocument, objects: PropertyListValue?) {
        var builder = Builder()
        if let objects { builder.addObjects(of: objects.identity, in: document) }
        self.document = document
        entries = builder.entries
        (index, shadowedOrdinals) = IdentifierIndex.make(of: builder.entries, in: document)
    }

    /// The object that a reference names; `nil` when it dangles.
    func ordinal(of reference: PropertyListValue) -> Int? {
        document.withBuffer { ordinal(ofNode: reference.identity, in: $0) }
    }

    /// The object that a reference names, given by its place in the document.
    @inline(__always)
    func ordinal(ofNode node: Int, in buffer: PropertyListBuffer) -> Int? {
        if let text = buffer.plainText(node) { return ordinal(of: text, buffer) }
        return document.value(identity: node).withText { ordinal(of: $0, buffer) }
    }

    /// Whether a scalar may name an object: whether any object has an identifier as long as it is.
    @inline(__always)
    func mayName(_ node: Int, in buffer: PropertyListBuffer) -> Bool {
        if let text = buffer.plainText(node) { return index.hasLength(of: text) }
        let kind = buffer.nodes[node].kind
        return kind != .dictionary && kind != .array
    }

    /// The objects that the scalars at some nodes name, looked up together; -1 where there is none.
    func ordinals(ofNodes nodes: [Int32], in buffer: PropertyListBuffer) -> [Int32] {
        [Int32](unsafeUninitializedCapacity: nodes.count) { ordinals, count in
            nodes.withUnsafeBufferPointer { nodes in
                entries.withUnsafeBufferPointer { entries in
                    let keys = IdentifierIndex.Keys(entries: entries, document: document, buffer: buffer)
                    index.findOrdinals(ofNodes: nodes, keys, into: ordinals)
                }
            }
            count = nodes.count
        }
    }

    /// The objects that the items of an array name; -1 for those that name none, and nothing when it is no array.
    func ordinals(ofItems list: Int, in buffer: PropertyListBuffer) -> [Int32] {
        guard buffer.nodes[list].kind == .array else { return [] }
        var nodes: [Int32] = []
        nodes.reserveCapacity(buffer.end(of: list) - list)
        var item = list + 1
        while item < buffer.end(of: list) {
            nodes.append(Int32(item))
            item = buffer.end(of: item)
        }
        return ordinals(ofNodes: nodes, in: buffer)
    }

    /// The object with an identifier.
    func ordinal(ofIdentifier identifier: String) -> Int? {
        var identifier = identifier
        return identifier.withUTF8 { text in document.withBuffer { ordinal(of: text, $0) } }
    }

    @inline(__always)
    private func ordinal(of text: UnsafeBufferPointer<UInt8>, _ buffer: PropertyListBuffer) -> Int? {
        entries.withUnsafeBufferPointer { entries in
            index.ordinal(of: text, IdentifierIndex.Keys(entries: entries, document: document, buffer: buffer))
        }
    }

    private struct Builder {
        var entries: [Entry] = []
        private var knownClasses: [String: PBXClass] = [:]
        private var lastClassName: Int?
        private var lastClass: PBXClass?

        init() {
            for objectClass in PBXClass.allCases { knownClasses[objectClass.rawValue] = objectClass }
        }

        mutating func addObjects(of objects: Int, in document: PropertyListDocument) {
            document.withBuffer { buffer in
                let end = buffer.nodes[objects].kind == .dictionary ? buffer.end(of: objects) : objects
                // An object is two nodes at least.
                entries = Array(largePagesFor: (end - objects) / 2) { memory, count in
                    var key = objects + 1
                    while key + 1 < end {
                        let objectClass = recognizeClass(of: key + 1, in: document, buffer)
                        memory.initializeElement(at: count, to: Entry(key: Int32(key), value: Int32(key + 1), objectClass: objectClass))
                        count += 1
                        key = buffer.end(of: key + 1)
                    }
                }
            }
        }

        /// The class of an object. Files are sorted by class, so that it is nearly always that of the object before.
        private mutating func recognizeClass(
            of object: Int, in document: PropertyListDocument, _ buffer: PropertyListBuffer
        ) -> PBXClass? {
            guard let name = Self.className(of: object, in: document, buffer) else { return nil }
            if let lastClassName, let text = buffer.plainText(name), let lastText = buffer.plainText(lastClassName),
                ByteComparison.areEqual(text, lastText)
            {
                return lastClass
            }
            lastClassName = name
            lastClass = document.value(identity: name).text.flatMap { knownClasses[$0] }
            return lastClass
        }

        /// The value of `isa`; of several the last one.
        ///
        /// The same as looking the key up, in a loop for this one key, because it goes over all keys of all objects.
        @inline(__always)
        private static func className(of object: Int, in document: PropertyListDocument, _ buffer: PropertyListBuffer) -> Int? {
            guard buffer.nodes[object].kind == .dictionary else { return nil }
            let end = buffer.end(of: object)
            var found: Int?
            var key = object + 1
            while key + 1 < end {
                guard let text = buffer.plainText(key) else { return document.valueIndex(forKey: "isa", inDictionary: object) }
                if text.count == 3, ByteComparison.areEqual(text, "isa") { found = key + 1 }
                key = buffer.end(of: key + 1)
            }
            return found
        }
    }
}
