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
