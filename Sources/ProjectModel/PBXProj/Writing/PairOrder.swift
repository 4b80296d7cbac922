import PropertyLists

/// The order in which Xcode writes what has no order of its own.
enum PairOrder {
    /// Calls `body` with the places of the keys of a dictionary: `isa` first, then by the UTF-8 bytes of the keys; equal keys
    /// keep their order. The value of a key is the node behind it.
    @inline(__always)
    static func forEachKey(
        of dictionary: Int,
        in document: PropertyListDocument,
        _ buffer: PropertyListBuffer,
        _ body: (Int) -> Void
    ) {
        let end = buffer.nodes[dictionary].kind == .dictionary ? buffer.end(of: dictionary) : dictionary + 1
        if areSorted(from: dictionary + 1, to: end, in: document, buffer) {
            var key = dictionary + 1
            while key + 1 < end {
                body(key)
                key = buffer.end(of: key + 1)
            }
        } else {
            for key in sortedKeys(from: dictionary + 1, to: end, in: document, buffer) { body(Int(key)) }
        }
    }

    /// Most dictionaries are in order already, and then looking is all there is to do.
    private static func areSorted(from start: Int, to end: Int, in document: PropertyListDocument, _ buffer: PropertyListBuffer) -> Bool {
        var last = start
        var lastRank: UInt64 = 0
        var key = start
        while key + 1 < end {
            let rank = rank(of: key, buffer)
            if key > start {
                if let rank, rank != lastRank {
                    if rank < lastRank { return false }
                } else if keyPrecedes(key, last, in: document, buffer) {
                    return false
                }
            }
            // A key without a rank leads to a closer look at the next one, too.
            lastRank = rank ?? .max
            last = key
            key = buffer.end(of: key + 1)
        }
        return true
    }

    /// A number for the beginning of a key: of two keys with different numbers that of the earlier one is less; `nil` where only a
    /// closer look tells.
    @inline(__always)
    private static func rank(of key: Int, _ buffer: PropertyListBuffer) -> UInt64? {
        guard let text = buffer.plainText(key), !text.isEmpty, let start = buffer.bytes.baseAddress else { return nil }
        let node = buffer.nodes[key]
        guard Int(node.offset) + 8 <= buffer.bytes.count else { return nil }
        let word = UInt64(bigEndian: (UnsafeRawPointer(start) + Int(node.offset)).loadUnaligned(as: UInt64.self))
        let rank = text.count < 8 ? word & ~(UInt64.max >> UInt64(text.count * 8)) : word
        let isClass = text.count == 3 && rank == 0x6973_6100_0000_0000
        return isClass ? 0 : rank
    }

    private static func sortedKeys(
        from start: Int, to end: Int, in document: PropertyListDocument, _ buffer: PropertyListBuffer
    ) -> [Int32] {
        var keys: [Int32] = []
        var key = start
        while key + 1 < end {
            keys.append(Int32(key))
            key = buffer.end(of: key + 1)
        }
        keys.sort { keyPrecedes(Int($0), Int($1), in: document, buffer) }
        return keys
    }

    private static func keyPrecedes(_ left: Int, _ right: Int, in document: PropertyListDocument, _ buffer: PropertyListBuffer) -> Bool {
        let leftIsClass = isClass(left, in: document, buffer)
        let rightIsClass = isClass(right, in: document, buffer)
        return leftIsClass == rightIsClass ? precedes(left, right, in: document, buffer) : leftIsClass
    }

    @inline(__always)
    private static func isClass(_ key: Int, in document: PropertyListDocument, _ buffer: PropertyListBuffer) -> Bool {
        if let text = buffer.plainText(key) { return ByteComparison.areEqual(text, "isa") }
        return document.value(identity: key).equals("isa")
    }

    /// The class in whose section an object is printed.
    ///
    /// Of objects with the same identifier the last one counts. They all stand in its section, so that it is still the last
    /// one when they are of different classes.
    static func section(of object: PBXObject) -> String {
        var counting = object
        if !object.table.shadowedOrdinals.isEmpty, let ordinal = object.table.ordinal(of: object.identifierValue) {
            counting = PBXObject(table: object.table, ordinal: ordinal)
        }
        return counting.objectClass?.rawValue ?? counting.className
    }

    /// The references of a project to other projects, by the names of those without regard to case.
    static func sortedByProjectName(_ references: PropertyListItems, in table: PBXObjectTable) -> [PropertyListValue] {
        var named = references.map { reference in
            let file = reference["ProjectRef"].flatMap(table.ordinal(of:)).map { PBXObject(table: table, ordinal: $0) }
            let path = file?.text("name") ?? file?.text("path") ?? ""
            return (name: (path.split(separator: "/").last ?? "").lowercased(), reference: reference)
        }
        sort(&named) { left, right in
            left.name == right.name
                ? left.reference.identity < right.reference.identity
                : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        }
        return named.map(\.reference)
    }

    /// Sorts what is not in order yet.
    static func sort<Element>(_ elements: inout [Element], by precedes: (Element, Element) -> Bool) {
        for index in elements.indices.dropFirst() where precedes(elements[index], elements[index - 1]) {
            return elements.sort(by: precedes)
        }
    }

    /// Whether a text is less than another one by its UTF-8 bytes; the place in the file decides between equal ones.
    static func precedes(_ left: PropertyListValue, _ right: PropertyListValue) -> Bool {
        left.withText { leftText in
            right.withText { rightText in
                let order = ByteComparison.order(leftText, rightText)
                return order == 0 ? left.identity < right.identity : order < 0
            }
        }
    }

    /// The same for texts that are given by their places in a document.
    static func precedes(_ left: Int, _ right: Int, in document: PropertyListDocument, _ buffer: PropertyListBuffer) -> Bool {
        guard let leftText = buffer.plainText(left), let rightText = buffer.plainText(right) else {
            return precedes(document.value(identity: left), document.value(identity: right))
        }
        let order = ByteComparison.order(leftText, rightText)
        return order == 0 ? left < right : order < 0
    }
}
