#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The place on disk that a path leads to.
package enum RealPath {
    /// The absolute path without any symbolic link; `nil` when there is nothing at the path.
    package static func resolve(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}
