import Diagnostics
import SystemSupport

extension ManifestPatch {
    /// Changes a manifest on disk.
    ///
    /// - Throws: ``DiagnosticError`` when the file cannot be read or written, and as ``apply(_:to:path:)``.
    package static func apply(_ target: BinaryTarget, toFileAt path: String) throws {
        let file = ProcessEnvironment.absolutePath(path)
        let changed = try apply(target, to: DiskFileSystem().read(file), path: path)
        _ = try AtomicFile.write(changed, to: file, below: PathText.parent(of: file))
    }
}
