#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finds programs as a shell does.
package struct ExecutableSearch {
    /// The absolute path of a program.
    ///
    /// Folders of the search path that are empty or relative are passed over: what runs must not depend on the folder
    /// in which we were started.
    ///
    /// - Parameters:
    ///   - name: the name of the program; with a slash in it, a path, which is made absolute.
    ///   - path: the folders to search, separated by colons, as in the variable `PATH`.
    /// - Returns: the first file that may be run; `nil` when there is none.
    package static func find(_ name: String, path: String) -> String? {
        guard !name.isEmpty else { return nil }
        if name.utf8.contains(UInt8(ascii: "/")) {
            let path = ProcessEnvironment.absolutePath(name)
            return isExecutable(path) ? path : nil
        }
        for folder in path.split(separator: ":") where folder.hasPrefix("/") {
            let candidate = PathText.join(String(folder), name)
            if isExecutable(candidate) { return candidate }
        }
        return nil
    }

    private static func isExecutable(_ path: String) -> Bool {
        DiskFileSystem().kind(at: path) == .file && access(path, X_OK) == 0
    }
}
