import SystemSupport

/// Lists the files of folders.
struct FileTree: Sendable {
    /// Where the folders are.
    let fileSystem: any FileSystem

    /// How deep folders are looked into.
    private static let depthLimit = 128
    /// How many folders are named at most.
    private static let folderLimit = 100_000

    /// The files at any depth of a folder that a test wants, in the order of their paths' bytes within each folder.
    ///
    /// Names that begin with a dot are left out, and links to folders are not followed.
    func files(below folder: String, where isWanted: (String) -> Bool) throws -> [String] {
        var files: [String] = []
        try add(folder, depth: 0, where: isWanted, to: &files)
        return files
    }

    /// A folder and those at any depth of it, as far as they can be listed.
    func folders(below folder: String) -> [String] {
        var folders = [folder]
        var next = 0
        while next < folders.count, folders.count < Self.folderLimit {
            for entry in (try? fileSystem.entries(of: folders[next])) ?? []
            where entry.kind == .directory && !entry.isSymbolicLink && entry.name.utf8.first != UInt8(ascii: ".") {
                folders.append(PathText.join(folders[next], entry.name))
            }
            next += 1
        }
        return folders
    }

    private func add(_ folder: String, depth: Int, where isWanted: (String) -> Bool, to files: inout [String]) throws {
        guard depth < Self.depthLimit else { return }
        for entry in try fileSystem.entries(of: folder) where entry.name.utf8.first != UInt8(ascii: ".") {
            let path = PathText.join(folder, entry.name)
            switch entry.kind {
            case .file: if isWanted(path) { files.append(path) }
            case .directory: if !entry.isSymbolicLink { try add(path, depth: depth + 1, where: isWanted, to: &files) }
            }
        }
    }
}
