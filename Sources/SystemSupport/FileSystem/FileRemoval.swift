#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Removes files and whole folders.
package enum FileRemoval {
    /// Removes what stands at a path, with everything below it; links are removed and not followed.
    ///
    /// What cannot be removed stays, in silence: this tidies up, often while an error is on its way.
    package static func remove(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            unlink(path)
            return
        }
        // A folder that a tool has left without permissions is still ours to remove.
        if status.st_mode & S_IRWXU != S_IRWXU { chmod(path, S_IRWXU) }
        for entry in (try? DiskFileSystem().entries(of: path)) ?? [] {
            remove(PathText.join(path, entry.name))
        }
        rmdir(path)
    }
}
