import Diagnostics

/// A folder whose content is taken from a list of paths and not from the disk, so that a question can be asked about any
/// revision without a checkout:
///
///     git ls-tree -r --name-only v2.0 | trellis-project files App.xcodeproj --target App --file-list -
public struct ListingFileSystem: FileSystem {
    /// The folder that the paths of the list are relative to, absolute.
    public let root: String
    private let tree: PathTree
    private let contents: any FileSystem

    /// Makes a file system of a list.
    ///
    /// - Parameters:
    ///   - listing: the paths; see ``FileListing``.
    ///   - root: the folder that they are relative to, absolute.
    ///   - contents: where files are read from; a list has names only.
    public init(listing: FileListing, root: String, contents: any FileSystem) {
        self.root = PathText.normalized(root)
        self.contents = contents
        tree = PathTree(listing.paths)
    }

    public func kind(at path: String) -> FileKind? {
        key(path).flatMap(tree.kind(at:))
    }

    public func entries(of path: String) throws -> [DirectoryEntry] {
        guard let entries = key(path).flatMap(tree.entries(of:)) else {
            throw DiagnosticError("list-failed", "the file list has no folder '\(path)'", at: SourceLocation(path: path))
        }
        return entries
    }

    public func read(_ path: String) throws -> [UInt8] {
        try contents.read(path)
    }

    private func key(_ path: String) -> String? {
        let path = PathText.normalized(path)
        guard PathText.isBelow(path, root) else { return nil }
        if path == root { return "" }
        return PathText.relative(path, to: root)
    }
}
