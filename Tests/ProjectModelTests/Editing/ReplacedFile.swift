import SystemSupport

/// A file system in which one file has another content.
struct ReplacedFile: FileSystem {
    let base: any FileSystem
    let path: String
    let bytes: [UInt8]

    func kind(at path: String) -> FileKind? { path == self.path ? .file : base.kind(at: path) }

    func entries(of path: String) throws -> [DirectoryEntry] { try base.entries(of: path) }

    func read(_ path: String) throws -> [UInt8] { try path == self.path ? bytes : base.read(path) }
}
