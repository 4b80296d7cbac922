#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the process was started with.
package enum ProcessEnvironment {
    /// The current folder, absolute, as the system has it and not as a variable says; `/` when it is gone.
    package static var currentDirectory: String {
        guard let buffer = getcwd(nil, 0) else { return "/" }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// All variables of the environment.
    package static var variables: [String: String] {
        var result: [String: String] = [:]
        for entry in EnvironmentEntries.all {
            let text = String(cString: entry)
            guard let cut = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let name = String(text[..<cut])
            // As for the C library, the first of several counts.
            if result[name] == nil { result[name] = String(text[text.utf8.index(after: cut)...]) }
        }
        return result
    }

    /// The value of a variable of the environment.
    package static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// A path as the user gives it, made absolute and normal.
    package static func absolutePath(_ path: String) -> String {
        PathText.normalized(path.hasPrefix("/") ? path : PathText.join(currentDirectory, path))
    }

    /// The folder for temporary files: `TMPDIR`, or `/tmp`.
    package static var temporaryDirectory: String {
        guard let folder = variable("TMPDIR"), folder.hasPrefix("/") else { return "/tmp" }
        return PathText.normalized(folder)
    }
}
