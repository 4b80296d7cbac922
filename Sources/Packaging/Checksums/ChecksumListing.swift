package import Diagnostics

/// The checksums of files as they are printed.
package struct ChecksumListing: Sendable, Hashable {
    /// The checksum alone of one file, or a line with checksum and path for each of several.
    package let text: String
    /// What SwiftPM would not take as a binary target.
    package let diagnostics: [Diagnostic]

    /// Reads files.
    ///
    /// - Throws: ``DiagnosticError`` when one cannot be read.
    package init(of paths: [String]) throws(DiagnosticError) {
        var text = ""
        var diagnostics: [Diagnostic] = []
        for path in paths {
            let checksum = try FileChecksum.digest(of: path)
            text += paths.count == 1 ? "\(checksum)\n" : "\(checksum)  \(path)\n"
            do throws(DiagnosticError) {
                diagnostics += try RemoteArtifact(path).diagnostics(for: path)
            } catch {
                // A file has a checksum even when it is no archive that one may unpack.
                diagnostics += error.diagnostics.map { Diagnostic(.warning, $0.code, $0.message, at: $0.location, notes: $0.notes) }
            }
        }
        self.text = text
        self.diagnostics = diagnostics
    }
}
