#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Temporary folders of ours whose process could not remove them.
enum AbandonedFolders {
    /// Removes them from a folder: those of this user, of a process that is no more, and locked by nobody.
    ///
    /// The lock is what counts where two containers share the folder and cannot see each other's processes.
    static func remove(from parent: String) {
        for entry in (try? DiskFileSystem().entries(of: parent)) ?? [] where entry.kind == .directory && !entry.isSymbolicLink {
            guard let process = process(in: entry.name), kill(process, 0) != 0, errno == ESRCH else { continue }
            let path = PathText.join(parent, entry.name)
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                FileRemoval.remove(path)
            }
            close(descriptor)
        }
    }

    /// The number between `trellis-` and the next hyphen.
    private static func process(in name: String) -> pid_t? {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "trellis", let process = pid_t(parts[1]), process > 0 else { return nil }
        return process
    }
}
