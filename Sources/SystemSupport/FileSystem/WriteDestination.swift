import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finds out where a write really goes, and whether it may go there.
enum WriteDestination {
    /// The path to write to, free of symbolic links; its folder exists afterwards.
    ///
    /// - Throws: ``DiagnosticError`` when it lies outside of the root or its folder cannot be made.
    static func resolve(_ path: String, below root: String) throws(DiagnosticError) -> String {
        let normal = PathText.normalized(path)
        let normalRoot = PathText.normalized(root)
        guard normal.hasPrefix("/"), normalRoot.hasPrefix("/"), normal != normalRoot, PathText.isBelow(normal, normalRoot) else {
            throw outside(path, root)
        }
        guard let realRoot = realPath(normalRoot) else { throw SystemError.diagnostic("write", root, code: errno) }

        var folder = realRoot
        for name in PathText.components(PathText.relative(PathText.parent(of: normal), to: normalRoot)) {
            folder = try enter(String(name), in: folder, below: realRoot, path, root)
        }
        let destination = PathText.join(folder, PathText.lastComponent(of: normal))
        guard isLink(destination) else { return destination }
        guard let target = realPath(destination) else { throw SystemError.diagnostic("write", path, code: errno) }
        guard PathText.isBelow(target, realRoot) else { throw outside(path, root) }
        return target
    }

    /// The real path of a folder in a folder, which is made when there is nothing of that name.
    private static func enter(
        _ name: String,
        in folder: String,
        below realRoot: String,
        _ path: String,
        _ root: String
    ) throws(DiagnosticError) -> String {
        let next = PathText.join(folder, name)
        var status = stat()
        if lstat(next, &status) != 0 {
            // Somebody else may make the same folder in the same moment.
            guard errno == ENOENT, mkdir(next, 0o777) == 0 || errno == EEXIST else {
                throw SystemError.diagnostic("write", path, code: errno)
            }
            guard lstat(next, &status) == 0 else { throw SystemError.diagnostic("write", path, code: errno) }
        }
        if status.st_mode & S_IFMT == S_IFDIR { return next }
        guard let target = realPath(next) else { throw SystemError.diagnostic("write", path, code: errno) }
        guard PathText.isBelow(target, realRoot) else { throw outside(path, root) }
        guard DiskFileSystem().kind(at: target) == .directory else {
            throw SystemError.diagnostic("write", path, code: ENOTDIR)
        }
        return target
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The path without symbolic links; `nil`, with the reason in `errno`, when it does not exist.
    private static func realPath(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    private static func outside(_ path: String, _ root: String) -> DiagnosticError {
        DiagnosticError(
            "write-outside-root",
            "'\(path)' is not written because it lies outside of '\(root)'",
            at: SourceLocation(path: path)
        )
    }
}
