import Diagnostics
import SystemSupport

extension ProjectEdit {
    /// The deepest nesting of groups that is looked into.
    private static let depthLimit = 200

    /// The identifier of a group.
    ///
    /// - Parameter path: the names of the groups around it and its own, as the navigator of Xcode shows them, such as
    ///   `App/Views`; the main group when empty.
    func group(_ path: String) throws(DiagnosticError) -> String {
        guard let main = draft.mainGroup else { throw fault("no-main-group", "the project has no main group; repair it in Xcode first") }
        let names = path.split(separator: "/").joined(separator: "/")
        guard !names.isEmpty else { return main }
        if let found = groups(names[...], below: main, depth: 0).first { return found }
        throw fault("no-such-group", "there is no group '\(path)' in the project; 'trellis-project add group' makes one")
    }

    /// The groups that a path of names leads to. A name may have slashes in it.
    private func groups(_ path: Substring, below group: String, depth: Int) -> [String] {
        guard depth < Self.depthLimit else { return [] }
        return (draft.object(group)?.texts("children") ?? []).flatMap { child -> [String] in
            let name = draft.displayName(of: child)
            guard draft.objectClass(of: child)?.isNavigable == true, !name.isEmpty, path.hasPrefix(name) else { return [] }
            let rest = path.dropFirst(name.count)
            if rest.isEmpty { return [child] }
            return rest.first == "/" ? groups(rest.dropFirst(), below: child, depth: depth + 1) : []
        }
    }

    /// The names that lead to a group, as the navigator shows them.
    func navigatorPath(of group: String) -> String {
        var names: [String] = []
        var current: String? = group
        while let identifier = current, identifier != draft.mainGroup, names.count < Self.depthLimit {
            names.append(draft.displayName(of: identifier))
            current = draft.parent(of: identifier)
        }
        return names.reversed().joined(separator: "/")
    }

    /// The group that a file in a folder belongs in when nobody says: of the groups whose folder is that folder or around it the
    /// one with the deepest folder; of several the outermost, then the first.
    func group(forFolder folder: String) throws(DiagnosticError) -> String {
        guard let main = draft.mainGroup else { throw fault("no-main-group", "the project has no main group; repair it in Xcode first") }
        var best: [String] = []
        var length = -1
        for (group, place) in draft.groupPlaces where place.utf8.count >= length && PathText.isBelow(folder, place) {
            if place.utf8.count > length { best = [] }
            length = place.utf8.count
            best.append(group)
        }
        let depths = best.compactMap { group in depth(of: group).map { (group: group, depth: $0) } }
        return depths.min { $0.depth < $1.depth }?.group ?? main
    }

    /// How many groups are around a group; `nil` for one that is not in the tree of the main group.
    private func depth(of group: String) -> Int? {
        var depth = 0
        var current = group
        while current != draft.mainGroup {
            guard depth < Self.depthLimit, let parent = draft.parent(of: current) else { return nil }
            current = parent
            depth += 1
        }
        return depth
    }

    /// The group with a name, or the one that something belongs in when nobody names one.
    func group(named name: String?, around path: String) throws(DiagnosticError) -> String {
        guard let name else { return try group(forFolder: PathText.parent(of: path)) }
        return try group(name)
    }

    /// Puts something into a group: where the names of its children are in order at the place of its name, else at the end.
    mutating func insert(_ child: String, intoGroup group: String, at index: Int? = nil) {
        let place = index ?? sortedPlace(of: draft.displayName(of: child), inGroup: group)
        draft.insert(child, intoList: "children", of: group, at: place)
    }

    private func sortedPlace(of name: String, inGroup group: String) -> Int? {
        let names = (draft.object(group)?.texts("children") ?? []).map { draft.displayName(of: $0).lowercased() }
        guard names.count > 1, zip(names, names.dropFirst()).allSatisfy({ !$1.utf8.lexicographicallyPrecedes($0.utf8) }) else { return nil }
        let name = name.lowercased()
        return names.firstIndex { name.utf8.lexicographicallyPrecedes($0.utf8) }
    }
}

extension PBXClass {
    /// Whether things can be put into it by the name that the navigator shows.
    var isNavigable: Bool { self == .group || self == .variantGroup || self == .versionGroup }
}
