import PropertyLists

/// The objects of a project with changes upon them, read as if the changes had been made already.
///
/// The file itself is never touched: what comes out are the ``changes``, which lack whatever was changed back.
struct ProjectDraft: Sendable {
    /// The project as it was opened.
    let base: XcodeProject
    /// What is different by now.
    private(set) var changes = ObjectChanges()
    /// Who stands in which group, where that is different; `nil` for who stands in none.
    private var parents: [String: String?] = [:]
    /// Whether the folder of some group may be different, so that the paths below it are looked up anew.
    private(set) var hasMovedGroups = false
    /// What the file's own objects refer to, backwards.
    let references: ReferenceIndex
    /// The files by their place.
    private var places = PlaceIndex()

    init(_ base: XcodeProject) {
        self.base = base
        references = ReferenceIndex(base.document)
        places = PlaceIndex(self)
    }

    // MARK: - Objects

    /// An object as it is by now; `nil` when there is none.
    func object(_ identifier: String) -> DraftObject? {
        if let content = changes.contents[identifier] { return DraftObject(content) }
        if changes.removals.contains(identifier) { return nil }
        return base.document.object(identifier).map { DraftObject($0) }
    }

    /// The class of an object as it is by now.
    func objectClass(of identifier: String) -> PBXClass? {
        if let content = changes.contents[identifier] { return DraftObject(content).objectClass }
        if changes.removals.contains(identifier) { return nil }
        return base.document.object(identifier)?.objectClass
    }

    /// The name by which the navigator of Xcode shows a file or group.
    func displayName(of identifier: String) -> String {
        if changes.contents[identifier] != nil || changes.removals.contains(identifier) { return object(identifier)?.displayName ?? "" }
        guard let object = base.document.object(identifier) else { return "" }
        return object.text("name") ?? DraftObject.displayName(path: object.text("path") ?? "")
    }

    /// Gives an object a content.
    mutating func write(_ object: DraftObject, to identifier: String) {
        let old = self.object(identifier)
        if let original = base.document.object(identifier), DraftObject(original) == object {
            changes.forget(identifier)
        } else {
            changes.write(object.tree, to: identifier)
        }
        noteChildren(of: identifier, old: old, new: object)
        notePlace(of: identifier)
    }

    /// Changes an object that exists.
    mutating func update(_ identifier: String, _ body: (inout DraftObject) -> Void) {
        guard var object = object(identifier) else { return }
        body(&object)
        write(object, to: identifier)
    }

    /// Puts in a new object.
    ///
    /// - Parameter path: what the object is, such as `file/MAINGROUP/App.swift`; its identifier depends on nothing else.
    /// - Returns: the identifier.
    mutating func insert(_ object: DraftObject, path: String) -> String {
        let identifier = SemanticIdentifier.make(path) { self.object($0) != nil || base.document.object($0) != nil }
        write(object, to: identifier)
        return identifier
    }

    /// Lets an object go. What refers to it is for the caller to mend.
    mutating func remove(_ identifier: String) {
        guard let old = object(identifier) else { return }
        if base.document.object(identifier) == nil { changes.forget(identifier) } else { changes.remove(identifier) }
        noteChildren(of: identifier, old: old, new: nil)
        parents[identifier] = .some(nil)
        places.note(identifier, at: nil)
    }

    /// Notes that the folder of a group, or the group that it stands in, is another one.
    mutating func noteMovedGroup() {
        hasMovedGroups = true
        places = PlaceIndex(self)
    }

    // MARK: - The tree

    /// The identifier of the group that everything stands in.
    var mainGroup: String? { base.document.project?.mainGroup?.identifier }

    /// The identifier of the object that is the project.
    var projectIdentifier: String { base.document.project?.identifier ?? "" }

    /// The group that a file or group stands in.
    func parent(of identifier: String) -> String? {
        if let parent = parents[identifier] { return parent }
        guard let ordinal = base.document.object(identifier)?.ordinal, let parent = base.paths.tree.parent(of: ordinal) else { return nil }
        return PBXObject(table: base.document.table, ordinal: parent).identifier
    }

    private mutating func noteChildren(of identifier: String, old: DraftObject?, new: DraftObject?) {
        let isGroup = (new ?? old)?.objectClass?.isGroup ?? false
        guard isGroup else { return }
        let before = Set(old?.texts("children") ?? [])
        let after = Set(new?.texts("children") ?? [])
        for child in before.subtracting(after) where parent(of: child) == identifier {
            parents[child] = .some(nil)
            notePlace(of: child)
        }
        for child in after.subtracting(before) {
            parents[child] = identifier
            notePlace(of: child)
        }
    }

    private mutating func notePlace(of identifier: String) {
        guard PlaceIndex.hasPlace(objectClass(of: identifier)) else { return }
        let path = place(of: identifier).absolutePath
        places.note(identifier, at: path)
    }

    /// Where a file or group is.
    func place(of identifier: String) -> ResolvedPath {
        var chain: [DraftObject] = []
        var visited: Set<String> = []
        var folder: ResolvedPath?
        var current: String? = identifier
        while let identifier = current, visited.insert(identifier).inserted {
            if !hasMovedGroups, changes.contents[identifier] == nil, parents[identifier] == nil,
                let object = base.document.object(identifier)
            {
                folder = base.paths.path(of: object.ordinal)
                break
            }
            guard let object = object(identifier) else { break }
            chain.append(object)
            current = parent(of: identifier)
        }
        for object in chain.reversed() {
            folder = base.paths.path(object.text("path") ?? "", sourceTree: object.text("sourceTree") ?? "<group>", parentFolder: folder)
        }
        return folder ?? .absolute(base.place.sourceRoot)
    }

    /// The files, groups and synchronized folders at a place, in the order of the file.
    func objects(at path: String) -> [String] { places.identifiers(at: path, in: base.document) }

    /// The groups with the folders that they stand for: those of the file in its order, then the new ones by identifier.
    var groupPlaces: [(group: String, place: String)] {
        let table = base.document.table
        var places: [(String, String)] = []
        for (ordinal, entry) in table.entries.enumerated() where entry.objectClass == .group {
            guard !hasMovedGroups, changes.isEmpty, let place = base.paths.path(of: ordinal).absolutePath else {
                let identifier = PBXObject(table: table, ordinal: ordinal).identifier
                if objectClass(of: identifier) == .group, let place = place(of: identifier).absolutePath {
                    places.append((identifier, place))
                }
                continue
            }
            places.append((PBXObject(table: table, ordinal: ordinal).identifier, place))
        }
        let new = changes.contents.keys.filter { objectClass(of: $0) == .group && base.document.object($0) == nil }
        for identifier in new.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            if let place = place(of: identifier).absolutePath { places.append((identifier, place)) }
        }
        return places
    }

    // MARK: - References

    /// The objects that refer to an object, sorted.
    func referrers(of identifier: String) -> [String] {
        var found = Set(references.referrers(of: identifier))
        found.subtract(changes.removals)
        for (referrer, content) in changes.contents {
            if content.mentions(identifier) { found.insert(referrer) } else { found.remove(referrer) }
        }
        found.remove(identifier)
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension PropertyListTree {
    /// Whether a text stands somewhere in the value, as a key or as a value.
    fileprivate func mentions(_ text: String) -> Bool {
        switch self {
        case .string(let own): own == text
        case .array(let items): items.contains { $0.mentions(text) }
        case .dictionary(let pairs): pairs.contains { $0.key == text || $0.value.mentions(text) }
        default: false
        }
    }
}
