/// Folders and what is in them, made from a list of file paths.
struct PathTree: Sendable {
    /// The entries of each folder by its path below the root, which is the empty text; sorted by name.
    private var folders: [String: [DirectoryEntry]] = ["": []]
    private var kinds: [String: FileKind] = ["": .directory]
    /// The folders that hold an entry which was taken for a file before something below it came.
    private var foldersToCorrect: Set<String> = []

    /// Makes a tree of relative, normal paths; a path that ends in `/` is a folder, and so is what has others below it.
    init(_ paths: some Sequence<String>) {
        for path in paths {
            if path.utf8.last == UInt8(ascii: "/") {
                addDirectory(String(path.dropLast()))
            } else if kinds[path] == nil {
                kinds[path] = .file
                add(path, kind: .file)
            }
        }
        for folder in foldersToCorrect { correctKinds(in: folder) }
        for folder in folders.keys {
            folders[folder]?.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        }
    }

    /// What stands at a path below the root.
    func kind(at path: String) -> FileKind? { kinds[path] }

    /// The entries of a folder below the root; `nil` when it is no folder.
    func entries(of path: String) -> [DirectoryEntry]? { folders[path] }

    private mutating func addDirectory(_ path: String) {
        let known = kinds[path]
        guard known != .directory else { return }
        kinds[path] = .directory
        folders[path] = []
        if known == .file {
            foldersToCorrect.insert(Self.folder(of: path))
        } else {
            add(path, kind: .directory)
        }
    }

    private mutating func add(_ path: String, kind: FileKind) {
        let folder = Self.folder(of: path)
        if folders[folder] == nil { addDirectory(folder) }
        folders[folder, default: []].append(DirectoryEntry(name: PathText.lastComponent(of: path), kind: kind))
    }

    private mutating func correctKinds(in folder: String) {
        guard var entries = folders[folder] else { return }
        for index in entries.indices {
            let path = folder.isEmpty ? entries[index].name : folder + "/" + entries[index].name
            entries[index].kind = kinds[path] ?? entries[index].kind
        }
        folders[folder] = entries
    }

    private static func folder(of path: String) -> String {
        guard let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[..<cut])
    }
}
