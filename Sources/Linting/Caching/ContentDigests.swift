import Checksums
import SystemSupport

/// The checksums of many files.
enum ContentDigests {
    /// The checksums in the order of the paths; `nil` for a file that cannot be read.
    static func all(of paths: [String]) -> [Digest?] {
        ParallelMap.map(paths) { path in
            (try? DiskFileSystem().read(path)).map { SHA256.digest(of: $0) }
        }
    }
}
