import PropertyLists

/// The objects that are printed together, under the name of their class.
struct PrintedSection {
    /// The name of the class; empty for objects without one.
    let name: String
    /// The objects in the order in which they are printed.
    private(set) var ordinals: [Int32]

    /// All sections of a project by the UTF-8 bytes of their names.
    static func sections(of document: PBXProjDocument, _ buffer: PropertyListBuffer) -> [PrintedSection] {
        var sections: [PrintedSection] = []
        var places: [String: Int] = [:]
        // Files are sorted by class, so that an object is nearly always in the section of the one before.
        var last: (objectClass: PBXClass, place: Int)?
        let hasShadowedObjects = !document.table.shadowedOrdinals.isEmpty
        for (ordinal, entry) in document.table.entries.enumerated() {
            if let last, !hasShadowedObjects, entry.objectClass == last.objectClass {
                sections[last.place].ordinals.append(Int32(ordinal))
                continue
            }
            let name = PairOrder.section(of: PBXObject(table: document.table, ordinal: ordinal))
            let place = places[name] ?? sections.count
            if place == sections.count {
                places[name] = place
                sections.append(PrintedSection(name: name, ordinals: []))
            }
            sections[place].ordinals.append(Int32(ordinal))
            last = entry.objectClass.map { ($0, place) }
        }
        for place in sections.indices { sections[place].sort(document.table, buffer) }
        return sections.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Sorts the objects by the UTF-8 bytes of their identifiers; equal ones keep their order.
    private mutating func sort(_ table: PBXObjectTable, _ buffer: PropertyListBuffer) {
        PairOrder.sort(&ordinals) { left, right in
            PairOrder.precedes(
                Int(table.entries[Int(left)].key), Int(table.entries[Int(right)].key), in: table.document, buffer)
        }
    }
}
