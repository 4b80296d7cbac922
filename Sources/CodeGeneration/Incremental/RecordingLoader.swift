import Checksums
import Diagnostics
import SystemSupport
import TemplateEngine

/// Reads the templates that others include, and notes which.
struct RecordingLoader: Sendable {
    /// The folder of the configuration, absolute.
    let folder: String
    /// Where the templates are.
    let fileSystem: any FileSystem
    /// What was read.
    let reads: TemplateReads

    /// The loader for a template: it may include what stands in its folder or below.
    func loader(for template: TemplateFile) -> (any TemplateLoader)? {
        if template.stock != nil { return nil }
        let home = PathText.parent(of: template.shownPath)
        return FolderTemplateLoader(folders: [home], search: .besideIncluder) { path in
            let bytes = try read(path, below: home)
            reads.note(file: path, digest: bytes.map { SHA256.digest(of: $0) })
            return bytes
        }
    }

    /// The bytes of a file; `nil` when there is none.
    func read(_ path: String, below home: String) throws -> [UInt8]? {
        let file = PathText.normalized(PathText.join(folder, path))
        guard fileSystem.kind(at: file) == .file else { return nil }
        if fileSystem is DiskFileSystem {
            let root = PathText.normalized(PathText.join(folder, home))
            guard let realFile = RealPath.resolve(file), let realRoot = RealPath.resolve(root), PathText.isBelow(realFile, realRoot) else {
                throw DiagnosticError("template-outside", "template '\(path)' leads out of the template folder through a link")
            }
        }
        return try fileSystem.read(file)
    }
}
