package import Diagnostics
import SystemSupport

/// A file that a report is written to.
package enum ReportFile {
    /// Writes a text to a file, which appears whole or not at all, with the folders around it.
    ///
    /// - Parameters:
    ///   - text: the content.
    ///   - path: the file; relative paths are seen from `workingDirectory`.
    ///   - workingDirectory: an absolute path.
    /// - Throws: ``DiagnosticError`` when the file cannot be written.
    package static func write(_ text: String, to path: String, from workingDirectory: String) throws(DiagnosticError) {
        let file = PathText.normalized(PathText.join(workingDirectory, path))
        var folder = PathText.parent(of: file)
        while folder != "/", DiskFileSystem().kind(at: folder) != .directory { folder = PathText.parent(of: folder) }
        _ = try AtomicFile.write(Array(text.utf8), to: file, below: folder)
    }
}
