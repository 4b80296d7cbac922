package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A folder of our own for files that another program must find on disk for a while.
///
/// It stands in `TMPDIR` or `/tmp`, only the user may look into it, and its name is `trellis-<process>-XXXXXX`.
/// It goes with the body of ``withTemporaryFolder(_:)``, also when that throws and when SIGINT, SIGTERM or SIGHUP ends
/// the process. After SIGKILL it stays until the next one is made, which removes those of dead processes.
package struct TemporaryFolder: Sendable {
    /// The path, absolute.
    package let path: String
    /// Open and locked as long as the folder is in use.
    private let descriptor: Int32

    /// Makes a folder; ``withTemporaryFolder(_:)`` is the better way where the use has an end in the source.
    ///
    /// - Parameter parent: where; `TMPDIR` or `/tmp` when left out.
    /// - Throws: ``DiagnosticError`` when it cannot be made.
    package init(in parent: String = ProcessEnvironment.temporaryDirectory) throws(DiagnosticError) {
        AbandonedFolders.remove(from: parent)
        var template = Array(PathText.join(parent, "trellis-\(getpid())-XXXXXX").utf8CString)
        let path = Interruption.update { liabilities -> String? in
            guard mkdtemp(&template) != nil else { return nil }
            let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            liabilities.paths.insert(path)
            return path
        }
        guard let path else {
            throw SystemError.diagnostic("create", PathText.join(parent, "trellis-…"), code: errno)
        }
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        flock(descriptor, LOCK_EX | LOCK_NB)
    }

    /// Removes the folder with everything in it.
    package func remove() {
        FileRemoval.remove(path)
        Interruption.update { _ = $0.paths.remove(path) }
        if descriptor >= 0 { close(descriptor) }
    }
}

/// Calls `body` with the path of a new ``TemporaryFolder``, which is gone afterwards.
package func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try body(folder.path)
}

/// Calls `body` with the path of a new ``TemporaryFolder``, which is gone afterwards.
package func withTemporaryFolder<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (String) async throws -> Result
) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try await body(folder.path)
}
