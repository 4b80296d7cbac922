import Synchronization
import SystemSupport

/// The files of the disk, of which one is another as soon as it was read once.
final class ChangingFileSystem: FileSystem {
    private let name: String
    private let changed: [UInt8]
    private let wasRead = Mutex(false)

    /// Makes a file system.
    ///
    /// - Parameters:
    ///   - name: the last component of the path of the file.
    ///   - changed: what is in it from the second time on.
    init(changing name: String, to changed: String) {
        (self.name, self.changed) = (name, Array(changed.utf8))
    }

    func kind(at path: String) -> FileKind? { DiskFileSystem().kind(at: path) }

    func entries(of path: String) throws -> [DirectoryEntry] { try DiskFileSystem().entries(of: path) }

    func read(_ path: String) throws -> [UInt8] {
        guard PathText.lastComponent(of: path) == name else { return try DiskFileSystem().read(path) }
        let isFirst = wasRead.withLock { wasRead in
            defer { wasRead = true }
            return !wasRead
        }
        return isFirst ? try DiskFileSystem().read(path) : changed
    }
}
