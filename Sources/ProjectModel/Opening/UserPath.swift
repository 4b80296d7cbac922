import Diagnostics
import SystemSupport

/// Paths that projects name, written as a user would write them on the command line.
enum UserPath {
    /// A path as seen from the current folder where it lies below it; else the absolute path itself.
    static func shown(_ path: String) -> String {
        let folder = ProcessEnvironment.currentDirectory
        return PathText.isBelow(path, folder) ? PathText.relative(path, to: folder) : path
    }

    /// The warning about a project that another one names and that cannot be read.
    static func leftOut(_ path: String, namedAt location: SourceLocation?, because error: any Error) -> Diagnostic {
        let reasons = (error as? DiagnosticError)?.diagnostics ?? []
        return Diagnostic(
            .warning,
            "reference-left-out",
            "'\(shown(path))' cannot be read and was left out",
            at: location,
            notes: reasons.map { Diagnostic.Note($0.message, at: $0.location) }
        )
    }
}
