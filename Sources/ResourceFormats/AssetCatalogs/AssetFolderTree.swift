import Diagnostics

/// Folders and files of a catalog, nested as they are on disk.
struct AssetFolderTree {
    /// The name of the folder.
    var name: String
    /// The files directly in it, by name; their paths are their names.
    var files: [AssetFile] = []
    /// The folders directly in it, by name.
    var folders: [AssetFolderTree] = []

    /// Makes a tree of the paths of files; folders end in `/`.
    init(_ files: [AssetFile], shownPath: String) throws(DiagnosticError) {
        let sorted = files.map { file in (parts: file.path.split(separator: "/"), file: file) }
        self = try AssetFolderTree(name: "", sorted[...], depth: 0, shownPath: shownPath)
    }

    private init(
        name: String, _ files: ArraySlice<(parts: [Substring], file: AssetFile)>, depth: Int, shownPath: String
    ) throws(DiagnosticError) {
        guard depth <= AssetCatalogReader.depthLimit else { throw Self.tooDeep(shownPath) }
        self.name = name
        var own: [AssetFile] = []
        var deeper: [Substring: [(parts: [Substring], file: AssetFile)]] = [:]
        for file in files {
            let rest = file.parts.count - depth
            let isFolder = file.file.path.utf8.last == UInt8(ascii: "/")
            if rest == 1, !isFolder {
                own.append(AssetFile(path: String(file.parts[depth]), bytes: file.file.bytes))
            } else if rest >= 1 {
                deeper[file.parts[depth], default: []].append(file)
            }
        }
        self.files = own.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let sorted = deeper.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (folder, inner) in sorted {
            folders.append(try AssetFolderTree(name: String(folder), inner[...], depth: depth + 1, shownPath: shownPath))
        }
    }

    /// What is said of folders in too many folders.
    static func tooDeep(_ path: String) -> DiagnosticError {
        let limit = AssetCatalogReader.depthLimit
        let message = "folders are nested deeper than \(limit) levels; flatten the catalog"
        return DiagnosticError("asset-depth", message, at: SourceLocation(path: path))
    }
}
