package import Checksums
package import Diagnostics
import SystemSupport

/// The checksum of a file, as SwiftPM wants it for a binary target.
package enum FileChecksum {
    /// The SHA-256 of a file, in memory that does not grow with it.
    ///
    /// - Throws: ``DiagnosticError`` when the file cannot be read.
    package static func digest(of path: String) throws(DiagnosticError) -> Digest {
        guard DiskFileSystem().kind(at: path) != .directory else {
            let message = "'\(path)' is a folder, which has no checksum; pack it with 'trellis-package zip'"
            throw DiagnosticError("read-failed", message, at: SourceLocation(path: path))
        }
        var hash = SHA256()
        try FilePieces.forEach(of: path) { (piece) throws(DiagnosticError) in hash.update(piece) }
        return hash.finish()
    }
}
