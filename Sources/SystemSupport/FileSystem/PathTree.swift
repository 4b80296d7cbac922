/// Folders and what is in them, made from a list of file paths.
///
/// Only folders are looked up by their path; a file is found among the sorted entries of its folder. That takes a fraction of the
/// time of a table of all paths, and lists have tens of thousands.
struct PathTree: Sendable {
    /// The place in `folders` of each folder by its path below the root, which is the empty text.
    private var indices: [Substring: Int] = ["": 0]
    /// The entries of each folder, sorted by name, each name once.
    private var folders: [[DirectoryEntry]] = [[]]

    private static let slash = UInt8(ascii: "/")

    /// Makes a tree of relative, normal paths; a path that ends in `/` is a folder, and so is what has others below it.
    init(_ paths: some Sequence<String>) {
        // Lists are mostly sorted, so that the next file is likely to be in the same folder.
        var folder: (path: Substring, index: Int) = ("", 0)
        for path in paths where !path.isEmpty && path != "." {
            guard path.utf8.last != Self.slash else {
                _ = index(ofFolder: path.dropLast())
                continue
            }
            let (parent, name) = Self.split(path[...])
            if parent != folder.path {
                folder = (parent, index(ofFolder: parent))
            }
            folders[folder.index].append(DirectoryEntry(name: String(name), kind: .file))
        }
        for index in folders.indices { Self.order(&folders[index]) }
    }

    /// What stands at a path below the root.
    func kind(at path: String) -> FileKind? {
        if path.isEmpty { return .directory }
        let (parent, name) = Self.split(path[...])
        guard let index = indices[parent] else { return nil }
        return Self.kind(of: name, in: folders[index])
    }

    /// The entries of a folder below the root; `nil` when it is no folder.
    func entries(of path: String) -> [DirectoryEntry]? {
        indices[path[...]].map { folders[$0] }
    }

    /// The place of a folder, which is made together with the folders above it when it is new.
    private mutating func index(ofFolder path: Substring) -> Int {
        if let index = indices[path] { return index }
        let index = folders.count
        indices[path] = index
        folders.append([])
        let (parent, name) = Self.split(path)
        let parentIndex = self.index(ofFolder: parent)
        folders[parentIndex].append(DirectoryEntry(name: String(name), kind: .directory))
        return index
    }

    private static func split(_ path: Substring) -> (parent: Substring, name: Substring) {
        guard let cut = path.utf8.lastIndex(of: slash) else { return ("", path) }
        return (path[..<cut], path[path.utf8.index(after: cut)...])
    }

    private static func kind(of name: Substring, in entries: [DirectoryEntry]) -> FileKind? {
        var name = name
        return name.withUTF8 { name in
            var low = 0
            var high = entries.count
            while low < high {
                let middle = (low + high) / 2
                let order = NameOrder.compare(name, with: entries[middle].name)
                if order == 0 { return entries[middle].kind }
                if order < 0 { high = middle } else { low = middle + 1 }
            }
            return nil
        }
    }

    /// Sorts entries and keeps one of each name, which is a folder as soon as one of them is.
    private static func order(_ entries: inout [DirectoryEntry]) {
        if zip(entries, entries.dropFirst()).allSatisfy(NameOrder.precedes) { return }
        entries.sort(by: NameOrder.precedes)
        var kept: [DirectoryEntry] = []
        kept.reserveCapacity(entries.count)
        for entry in entries {
            if let last = kept.last, !NameOrder.precedes(last, entry) {
                if entry.kind == .directory { kept[kept.count - 1].kind = .directory }
            } else {
                kept.append(entry)
            }
        }
        entries = kept
    }
}
