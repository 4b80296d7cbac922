import SystemSupport

/// The files, groups and synchronized folders of a draft by their absolute path.
struct PlaceIndex: Sendable {
    /// Those that stand in the file, by their ordinals: the first one at each path.
    private var first: [String: Int] = [:]
    /// The others at a path that has several, in the order of the file.
    private var others: [String: [Int]] = [:]
    /// Those that are new, changed or gone since, by identifier, with the path that they have now.
    private var current: [String: String?] = [:]
    /// The identifiers of those that have a path now, in the order in which they came to it.
    private var arrivals: [String: [String]] = [:]

    /// An index of nothing.
    init() {}

    /// Looks up the place of everything that has one.
    init(_ draft: ProjectDraft) {
        let table = draft.base.document.table
        first.reserveCapacity(table.entries.count / 2)
        for (ordinal, entry) in table.entries.enumerated() where Self.hasPlace(entry.objectClass) {
            let place: ResolvedPath
            if draft.hasMovedGroups {
                place = draft.place(of: PBXObject(table: table, ordinal: ordinal).identifier)
            } else {
                place = draft.base.paths.path(of: ordinal)
            }
            guard let path = place.absolutePath.map(Self.key) else { continue }
            if first[path] == nil { first[path] = ordinal } else { others[path, default: []].append(ordinal) }
        }
        for identifier in draft.changes.removals { note(identifier, at: nil) }
        let contents = draft.changes.contents.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for identifier in contents where Self.hasPlace(draft.objectClass(of: identifier)) {
            note(identifier, at: draft.place(of: identifier).absolutePath)
        }
    }

    /// Notes that something has a path now; `nil` when it has none, or is gone.
    mutating func note(_ identifier: String, at path: String?) {
        let path = path.map(Self.key)
        if let old = current[identifier] ?? nil {
            if old == path { return }
            arrivals[old]?.removeAll { $0 == identifier }
        }
        current[identifier] = .some(path)
        if let path { arrivals[path, default: []].append(identifier) }
    }

    /// The objects at a path: those of the file in its order, then the others.
    func identifiers(at path: String, in document: PBXProjDocument) -> [String] {
        let path = Self.key(path)
        let original = (first[path].map { [$0] } ?? []) + (others[path] ?? [])
        let old = original.map { PBXObject(table: document.table, ordinal: $0).identifier }
        return old.filter { current[$0] == nil } + (arrivals[path] ?? [])
    }

    /// A path as the system takes it: beyond the root there is the root.
    private static func key(_ path: String) -> String { path.utf8.starts(with: "/../".utf8) ? PathText.normalized(path) : path }

    /// Whether objects of a class are somewhere on disk.
    static func hasPlace(_ objectClass: PBXClass?) -> Bool {
        switch objectClass {
        case .fileReference?, .group?, .variantGroup?, .versionGroup?, .synchronizedRootGroup?: true
        default: false
        }
    }
}
