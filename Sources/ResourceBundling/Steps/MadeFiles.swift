import ArtifactCache
import Diagnostics
import SystemSupport

/// Files on disk as what a step has made.
enum MadeFiles {
    /// A file under a name.
    static func read(_ path: String, as name: String) throws -> SharedCache.MadeFile {
        SharedCache.MadeFile(path: name, bytes: try DiskFileSystem().read(path))
    }

    /// All files below a folder, sorted by path.
    ///
    /// - Parameter name: what stands before their relative paths; empty for nothing.
    static func read(below folder: String, as name: String = "") throws -> [SharedCache.MadeFile] {
        var files: [SharedCache.MadeFile] = []
        try InputDigest.forEachFile(below: folder) { path, relative in
            files.append(try read(path, as: name.isEmpty ? relative : "\(name)/\(relative)"))
        }
        return files
    }
}
