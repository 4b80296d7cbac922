package import Diagnostics

/// Which bytes a message is about: a file, or a slice or a member of it.
package struct BytePlace: Sendable, Hashable {
    /// The file.
    package var path: String
    /// The name of the member of a static archive.
    package var member: String?
    /// The name of the architecture of the slice.
    package var architecture: String?
    /// Where the bytes begin in the file.
    package var start: Int

    /// Names bytes.
    package init(path: String, member: String? = nil, architecture: String? = nil, start: Int = 0) {
        self.path = path
        self.member = member
        self.architecture = architecture
        self.start = start
    }

    /// The name for messages, such as `libX.a(foo.o) [arm64]`.
    package var name: String {
        var name = String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
        if let member { name += "(\(member))" }
        if let architecture { name += " [\(architecture)]" }
        return name
    }

    /// A diagnostic about these bytes; its location is the file.
    ///
    /// - Parameter offset: where in these bytes; the message says where that is in the file.
    package func diagnostic(
        _ code: String, _ message: String, at offset: Int? = nil, severity: Severity = .error
    ) -> Diagnostic {
        let position = offset.map { " at byte 0x" + String(start &+ $0, radix: 16) } ?? ""
        return Diagnostic(severity, code, "\(name): \(message)\(position)", at: SourceLocation(path: path))
    }

    /// The same as an error.
    package func error(_ code: String, _ message: String, at offset: Int? = nil) -> DiagnosticError {
        DiagnosticError(diagnostic(code, message, at: offset))
    }
}
