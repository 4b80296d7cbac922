package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Folders that one user alone may look into.
package enum PrivateFolder {
    /// Makes a folder and those above it, as far as they are missing.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses.
    package static func make(_ path: String) throws(DiagnosticError) {
        if DiskFileSystem().kind(at: path) == .directory { return }
        let parent = PathText.parent(of: path)
        if parent != path { try make(parent) }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemError.diagnostic("create", path, code: errno) }
    }
}
