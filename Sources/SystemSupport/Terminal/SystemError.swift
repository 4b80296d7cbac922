import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The words of the operating system for what went wrong.
enum SystemError {
    /// The words for the error of the last call of this thread, in lower case as our messages are.
    static var lastMessage: String { message(for: errno) }

    /// The words for an error number.
    static func message(for code: Int32) -> String {
        switch code {
        case ENOENT: "no such file or folder"
        case EACCES, EPERM: "permission denied"
        case EROFS: "the file system is read-only"
        case ENOSPC: "no space is left"
        case EISDIR: "it is a folder"
        case ENOTDIR: "a part of the path is no folder"
        case ELOOP: "too many symbolic links"
        case ENAMETOOLONG: "the name is too long"
        default: strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
        }
    }

    /// The diagnostic for a call that failed on a path.
    static func diagnostic(_ action: String, _ path: String, code: Int32) -> DiagnosticError {
        DiagnosticError("\(action)-failed", "cannot \(action) '\(path)': \(message(for: code))", at: SourceLocation(path: path))
    }
}
