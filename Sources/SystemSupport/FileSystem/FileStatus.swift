#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the system says about a path itself, a symbolic link at its end not followed.
package struct FileStatus: Sendable, Hashable {
    /// What stands there.
    package var kind: Kind
    /// The size of a file's content.
    package var sizeBytes: Int
    /// The nine bits of the permissions.
    package var permissions: UInt16

    /// What can stand at a path.
    package enum Kind: Sendable, Hashable {
        case file
        case folder
        case link
        /// A device, a pipe or a socket.
        case special
    }

    /// Asks about a path; `nil` when nothing stands there.
    package init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .special
        }
        sizeBytes = max(0, Int(status.st_size))
        permissions = UInt16(status.st_mode & 0o777)
    }
}
