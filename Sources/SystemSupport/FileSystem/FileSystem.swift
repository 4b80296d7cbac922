/// What kind of thing stands at a path.
public enum FileKind: Sendable, Hashable {
    /// A regular file, or anything else that is not a folder.
    case file
    /// A folder.
    case directory
}

/// One name in a folder.
public struct DirectoryEntry: Sendable, Hashable {
    /// The last component of the path.
    public var name: String
    /// What it is; a symbolic link counts as what it points to, a dangling one as a file.
    public var kind: FileKind
    /// Whether the name is a symbolic link.
    public var isSymbolicLink: Bool

    /// Makes an entry.
    public init(name: String, kind: FileKind, isSymbolicLink: Bool = false) {
        self.name = name
        self.kind = kind
        self.isSymbolicLink = isSymbolicLink
    }
}

/// The part of a file system that reading a project needs.
///
/// There are three: ``DiskFileSystem``, ``MemoryFileSystem`` for tests, and ``ListingFileSystem``, which answers from a
/// list of paths, so that a revision can be asked about without a checkout. Paths are absolute, with `/` between
/// components.
public protocol FileSystem: Sendable {
    /// What stands at `path`, following symbolic links; `nil` when there is nothing.
    func kind(at path: String) -> FileKind?

    /// The names in a folder without `.` and `..`, in ascending order of their UTF-8 bytes.
    ///
    /// - Throws: ``DiagnosticError`` when there is no readable folder at `path`.
    func entries(of path: String) throws -> [DirectoryEntry]

    /// The content of a file.
    ///
    /// - Throws: ``DiagnosticError`` when there is no readable file at `path`.
    func read(_ path: String) throws -> [UInt8]
}
