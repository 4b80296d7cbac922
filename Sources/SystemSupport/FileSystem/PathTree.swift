/// Folders and what is in them, made from a list of file paths.
struct PathTree: Sendable {
    /// The entries of each folder by its path below the root, which is the empty text; sorted by name.
    private var folders: [String: [DirectoryEntry]] = ["": []]
    private var kinds: [String: FileKind] = ["": .directory]

    /// Makes a tree of relative, normal paths; a path that ends in `/` is a folder.
    init(_ paths: some Sequence<String>) {
        for path in paths {
            if path.utf8.last == UInt8(ascii: "/") {
                addDirectory(String(path.dropLast()))
            } else if kinds[path] == nil {
                kinds[path] = .file
                add(path, kind: .file)
            }
        }
        for folder in folders.keys {
            folders[folder]?.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        }
    }

    /// What stands at a path below the root.
    func kind(at path: String) -> FileKind? { kinds[path] }

    /// The entries of a folder below the root; `nil` when it is no folder.
    func entries(of path: String) -> [DirectoryEntry]? { folders[path] }

    private mutating func addDirectory(_ path: String) {
        guard kinds[path] == nil else { return }
        kinds[path] = .directory
        folders[path] = []
        add(path, kind: .directory)
    }

    private mutating func add(_ path: String, kind: FileKind) {
        guard let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            folders["", default: []].append(DirectoryEntry(name: path, kind: kind))
            return
        }
        let folder = String(path[..<cut])
        if folders[folder] == nil { addDirectory(folder) }
        folders[folder, default: []].append(
            DirectoryEntry(name: String(path[path.utf8.index(after: cut)...]), kind: kind)
        )
    }
}
