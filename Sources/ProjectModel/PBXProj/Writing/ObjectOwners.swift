import PropertyLists

/// The one object that the comment of another one names, by ordinal: the phase of a build file, the target of a phase, the
/// target or project of a configuration list, the list of a configuration, the folder of an exception set.
struct ObjectOwners {
    private var ordinals: [Int32]

    /// Finds the owners of all objects of a project; of several the one that is printed first counts.
    init(_ document: PBXProjDocument) {
        ordinals = Array(repeating: -1, count: document.objectCount)
        for object in document.objects { addOwned(by: object) }
        // References find the last of several objects with one identifier, but all of them are written.
        for object in document.shadowedObjects {
            guard let last = document.table.ordinal(of: object.identifierValue) else { continue }
            ordinals[object.ordinal] = ordinals[last]
        }
    }

    /// The ordinal of the owner of an object; `nil` when nothing refers to it.
    subscript(ordinal: Int) -> Int? { ordinals[ordinal] < 0 ? nil : Int(ordinals[ordinal]) }

    private mutating func addOwned(by object: PBXObject) {
        let value = object.value
        switch object.objectClass {
        case let phase? where phase.isBuildPhase:
            add(value["files"], ownedBy: object)
        case let target? where target.isTarget:
            add(value["buildPhases"], ownedBy: object)
            add(value["buildConfigurationList"], ownedBy: object)
        case .project?, nil: add(value["buildConfigurationList"], ownedBy: object)
        case .configurationList?: add(value["buildConfigurations"], ownedBy: object)
        case .synchronizedRootGroup?: add(value["exceptions"], ownedBy: object)
        default: break
        }
    }

    private mutating func add(_ owned: PropertyListValue?, ownedBy owner: PBXObject) {
        guard let owned else { return }
        if owned.kind == .array {
            for item in owned.items { add(reference: item, ownedBy: owner) }
        } else {
            add(reference: owned, ownedBy: owner)
        }
    }

    private mutating func add(reference: PropertyListValue, ownedBy owner: PBXObject) {
        guard let ordinal = owner.table.ordinal(of: reference) else { return }
        if let other = self[ordinal], !Self.isPrinted(owner, before: PBXObject(table: owner.table, ordinal: other)) { return }
        ordinals[ordinal] = Int32(owner.ordinal)
    }

    /// Whether an object comes before another one when the project is printed, so that printing twice changes nothing.
    private static func isPrinted(_ object: PBXObject, before other: PBXObject) -> Bool {
        let (section, otherSection) = (PairOrder.section(of: object), PairOrder.section(of: other))
        if section == otherSection { return PairOrder.precedes(object.identifierValue, other.identifierValue) }
        return section.utf8.lexicographicallyPrecedes(otherSection.utf8)
    }
}
