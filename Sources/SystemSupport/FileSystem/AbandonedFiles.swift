#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The new files of writes that did not come to their end, because their process was killed.
enum AbandonedFiles {
    /// The name of the new file of a write by this process.
    static func name(number: Int) -> String { "\(prefix)\(getpid())-\(number)\(suffix)" }

    private static let prefix = ".trellis-"
    private static let suffix = ".tmp"

    /// Removes them from a folder: those of this user, of a process that is no more, and locked by nobody.
    ///
    /// The lock is what counts where two containers share the folder and cannot see each other's processes.
    static func remove(from folder: String) {
        for entry in (try? DiskFileSystem().entries(of: folder)) ?? [] where entry.kind == .file && !entry.isSymbolicLink {
            guard let process = process(in: entry.name), kill(process, 0) != 0, errno == ESRCH else { continue }
            let path = PathText.join(folder, entry.name)
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
            guard descriptor >= 0 else { continue }
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
            close(descriptor)
        }
    }

    /// The number between `.trellis-` and the next hyphen.
    private static func process(in name: String) -> pid_t? {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, Int(parts[1]) != nil, let process = pid_t(parts[0]), process > 0 else { return nil }
        return process
    }
}
