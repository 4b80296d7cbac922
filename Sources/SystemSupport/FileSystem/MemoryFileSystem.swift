import Diagnostics

/// Files that exist in memory only, for tests and for content that is not on disk.
public struct MemoryFileSystem: FileSystem {
    private let contents: [String: [UInt8]]
    private let tree: PathTree

    /// Makes files of texts by absolute path; a path that ends in `/` is an empty folder.
    public init(_ files: [String: String]) {
        self.init(files.mapValues { Array($0.utf8) })
    }

    /// Makes files of bytes by absolute path; a path that ends in `/` is an empty folder.
    public init(_ files: [String: [UInt8]]) {
        contents = files
        tree = PathTree(files.keys.map { String($0.drop { $0 == "/" }) })
    }

    public func kind(at path: String) -> FileKind? { tree.kind(at: Self.key(path)) }

    public func entries(of path: String) throws -> [DirectoryEntry] {
        guard let entries = tree.entries(of: Self.key(path)) else {
            throw DiagnosticError("list-failed", "cannot list '\(path)': no such file or folder", at: SourceLocation(path: path))
        }
        return entries
    }

    public func read(_ path: String) throws -> [UInt8] {
        guard let bytes = contents[PathText.normalized(path)] else {
            throw DiagnosticError("read-failed", "cannot read '\(path)': no such file or folder", at: SourceLocation(path: path))
        }
        return bytes
    }

    private static func key(_ path: String) -> String {
        let normal = PathText.normalized(path)
        return normal == "/" ? "" : String(normal.dropFirst())
    }
}
