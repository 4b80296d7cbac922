import PropertyLists

/// The one object that the comment of another one names, by ordinal: the phase of a build file, the target of a phase, the
/// target or project of a configuration list, the list of a configuration, the folder of an exception set.
struct ObjectOwners {
    private var ordinals: [Int32]
    private let references: ResolvedReferences

    /// Finds the owners of all objects of a project; of several the one that is printed first counts.
    init(_ document: PBXProjDocument, _ references: ResolvedReferences) {
        self.references = references
        ordinals = Array(repeating: -1, count: document.objectCount)
        document.propertyList.withBuffer { buffer in
            for ordinal in document.table.entries.indices { addOwned(by: ordinal, document.table, buffer) }
        }
        // References find the last of several objects with one identifier, but all of them are written.
        for object in document.shadowedObjects {
            guard let last = document.table.ordinal(of: object.identifierValue) else { continue }
            ordinals[object.ordinal] = ordinals[last]
        }
    }

    /// The ordinal of the owner of an object; `nil` when nothing refers to it.
    subscript(ordinal: Int) -> Int? { ordinals[ordinal] < 0 ? nil : Int(ordinals[ordinal]) }

    private mutating func addOwned(by ordinal: Int, _ table: PBXObjectTable, _ buffer: PropertyListBuffer) {
        let add = { (owners: inout ObjectOwners, key: StaticString) in
            let dictionary = Int(table.entries[ordinal].value)
            guard let owned = table.document.valueIndex(forKey: key, inDictionary: dictionary) else { return }
            owners.add(owned, ownedBy: ordinal, table, buffer)
        }
        switch table.entries[ordinal].objectClass {
        case .buildFile, .fileReference, .group: break
        case let phase? where phase.isBuildPhase: add(&self, "files")
        case let target? where target.isTarget:
            add(&self, "buildPhases")
            add(&self, "buildConfigurationList")
        case .project?, nil: add(&self, "buildConfigurationList")
        case .configurationList?: add(&self, "buildConfigurations")
        case .synchronizedRootGroup?: add(&self, "exceptions")
        default: break
        }
    }

    private mutating func add(_ owned: Int, ownedBy owner: Int, _ table: PBXObjectTable, _ buffer: PropertyListBuffer) {
        guard buffer.nodes[owned].kind == .array else { return add(reference: owned, ownedBy: owner, table) }
        var item = owned + 1
        while item < buffer.end(of: owned) {
            add(reference: item, ownedBy: owner, table)
            item = buffer.end(of: item)
        }
    }

    private mutating func add(reference: Int, ownedBy owner: Int, _ table: PBXObjectTable) {
        guard let ordinal = references[reference] else { return }
        if let other = self[ordinal] {
            let isFirst = Self.isPrinted(PBXObject(table: table, ordinal: owner), before: PBXObject(table: table, ordinal: other))
            guard isFirst else { return }
        }
        ordinals[ordinal] = Int32(owner)
    }

    /// Whether an object comes before another one when the project is printed, so that printing twice changes nothing.
    private static func isPrinted(_ object: PBXObject, before other: PBXObject) -> Bool {
        let (section, otherSection) = (PairOrder.section(of: object), PairOrder.section(of: other))
        if section == otherSection { return PairOrder.precedes(object.identifierValue, other.identifierValue) }
        return section.utf8.lexicographicallyPrecedes(otherSection.utf8)
    }
}
