import ArtifactCache
import Checksums
import Diagnostics
import SystemSupport

/// Checksums of files, and of folders with all that is in them.
enum InputDigest {
    private static let depthLimit = 64
    private static let countLimit = 1_000_000

    /// The checksum of a file or folder; the names of files in a folder count, times and permissions do not.
    static func digest(of path: String) throws -> Digest {
        guard DiskFileSystem().kind(at: path) == .directory else { return SHA256.digest(of: try DiskFileSystem().read(path)) }
        var key = CacheKey("folder", version: 1)
        try forEachFile(below: path) { file, relative in key.add(relative, SHA256.digest(of: try DiskFileSystem().read(file))) }
        return key.digest
    }

    /// Visits the files below a folder in the order of their names; names that begin with `.` are passed over, links to folders too.
    static func forEachFile(below folder: String, _ body: (_ path: String, _ relative: String) throws -> Void) throws {
        var count = 0
        try visit(folder, "", 0, &count, body)
    }

    private static func visit(
        _ folder: String,
        _ relative: String,
        _ depth: Int,
        _ count: inout Int,
        _ body: (String, String) throws -> Void
    ) throws {
        for entry in try DiskFileSystem().entries(of: folder) where !entry.name.hasPrefix(".") {
            let path = PathText.join(folder, entry.name)
            let inner = relative.isEmpty ? entry.name : "\(relative)/\(entry.name)"
            count += 1
            guard depth < depthLimit, count <= countLimit else {
                throw DiagnosticError(
                    "folder-too-large", "the folder has too many or too deep folders in it; take some out", at: SourceLocation(path: folder)
                )
            }
            if entry.kind == .file {
                try body(path, inner)
            } else if !entry.isSymbolicLink {
                try visit(path, inner, depth + 1, &count, body)
            }
        }
    }
}
