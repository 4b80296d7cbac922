import SystemSupport

/// The groups of a project with their folders.
struct GroupFolders: Sendable {
    /// Which group each object stands in.
    let tree: GroupTree
    private var folders: [GroupFolder] = []
    /// The place of the folder of each object in ``folders``; -1 for those that are no groups.
    private var places: [Int32]

    /// Finds the groups and their folders.
    init(_ paths: PathResolver) {
        tree = GroupTree(paths.table)
        places = Array(repeating: -1, count: paths.table.entries.count)
        for (ordinal, entry) in paths.table.entries.enumerated() where entry.objectClass?.isGroup == true {
            resolve(ordinal, paths)
        }
    }

    /// The folder of a group; `nil` for objects that are no groups.
    func folder(of ordinal: Int) -> GroupFolder? {
        places[ordinal] < 0 ? nil : folders[Int(places[ordinal])]
    }

    /// Fills in the folders of a group and of all groups around it that are not known yet, the outermost first.
    ///
    /// A cycle is broken where it closes: the group that was met first is taken to be outside the tree.
    private mutating func resolve(_ group: Int, _ paths: PathResolver) {
        var chain: [Int] = []
        var visited: Set<Int> = []
        var current: Int? = group
        while let ordinal = current, places[ordinal] < 0, visited.insert(ordinal).inserted {
            chain.append(ordinal)
            current = tree.parent(of: ordinal)
        }
        for ordinal in chain.reversed() {
            let parent = tree.parent(of: ordinal).flatMap(folder)
            places[ordinal] = Int32(folders.count)
            folders.append(GroupFolder(paths.resolve(ordinal, parentFolder: parent?.path)))
        }
    }
}

/// The folder of one group.
struct GroupFolder: Sendable {
    let path: ResolvedPath
    /// Whether the path may be put before another one as it is.
    let isNormal: Bool

    init(_ path: ResolvedPath) {
        self.path = path
        isNormal = path.absolutePath.map { $0 != "/" && PathText.normalized($0) == $0 } ?? false
    }
}
