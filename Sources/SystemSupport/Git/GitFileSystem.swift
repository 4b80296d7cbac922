public import Diagnostics

/// The files of one commit, at the paths at which a checkout would have them; nothing is checked out.
public struct GitFileSystem: FileSystem {
    /// The folder at the top of the repository, absolute.
    public var root: String { repository.root }
    private let repository: GitRepository
    private let commit: GitCommit
    private let listing: ListingFileSystem

    /// Lists the files of a commit.
    ///
    /// - Throws: ``DiagnosticError`` when git fails.
    public init(_ repository: GitRepository, at commit: GitCommit) throws(DiagnosticError) {
        self.repository = repository
        self.commit = commit
        listing = ListingFileSystem(
            listing: try repository.listing(of: commit),
            root: repository.root,
            contents: MemoryFileSystem([String: [UInt8]]())
        )
    }

    public func kind(at path: String) -> FileKind? { listing.kind(at: path) }

    public func entries(of path: String) throws -> [DirectoryEntry] { try listing.entries(of: path) }

    public func read(_ path: String) throws -> [UInt8] {
        let path = PathText.normalized(path)
        guard listing.kind(at: path) == .file else {
            throw DiagnosticError(
                "read-failed",
                "the revision '\(commit.hash)' has no file '\(path)'",
                at: SourceLocation(path: path)
            )
        }
        return try repository.content(of: PathText.relative(path, to: root), in: commit)
    }
}
