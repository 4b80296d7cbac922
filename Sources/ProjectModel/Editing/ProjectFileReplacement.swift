import Diagnostics
import SystemSupport

/// Gives a project file a new text on disk: whole or not at all, and only when nobody has changed it meanwhile.
package enum ProjectFileReplacement {
    /// Replaces the text of a file.
    ///
    /// Of two processes that do this at the same time, the second one finds the text of the first and refuses.
    ///
    /// - Parameters:
    ///   - path: the file, absolute.
    ///   - original: the text that the new one was made of.
    ///   - text: the new text.
    /// - Throws: ``DiagnosticError`` when the file has another text than the original by now, or cannot be written; then it is as it was.
    package static func replace(_ path: String, holding original: [UInt8], with text: [UInt8]) throws {
        try whileUnchanged(path, holding: original) {
            _ = try AtomicFile.write(text, to: path, below: PathText.parent(of: path))
        }
    }

    /// Calls `body` when nobody has changed a file meanwhile, and keeps other processes from replacing it until `body` returns.
    ///
    /// - Throws: ``DiagnosticError`` when the file has another text by now, or is gone, and what `body` throws.
    package static func whileUnchanged(_ path: String, holding original: [UInt8], _ body: () throws -> Void) throws {
        try FolderLock.with(PathText.parent(of: RealPath.resolve(path) ?? path)) {
            guard try DiskFileSystem().read(path) == original else {
                throw DiagnosticError(
                    "changed-meanwhile",
                    "the file was changed by somebody else while it was worked on, so nothing was written; try again",
                    at: SourceLocation(path: path)
                )
            }
            try body()
        }
    }
}
