import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Keeps processes that change files of one folder from doing so at the same time.
///
/// The folder itself is locked, so that no lock file is left behind and the end of a process, however it ends, frees the lock.
package enum FolderLock {
    /// Calls `body` while no other process that asks for the lock of the folder has it; waits for that.
    ///
    /// `body` must not ask for the same lock. Where the file system knows no locks, as some of the network do, `body` is called
    /// without one.
    ///
    /// - Throws: ``DiagnosticError`` when there is no such folder, and what `body` throws.
    package static func with<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.diagnostic("write", folder, code: errno) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        AbandonedFiles.remove(from: folder)
        return try body()
    }
}
