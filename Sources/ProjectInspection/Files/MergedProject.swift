package import Diagnostics
import ProjectModel
package import SystemSupport

/// Three versions of a project file, merged.
package struct MergedProject: Sendable {
    /// The merged text, with markers where the sides disagree.
    package let bytes: [UInt8]
    /// Our version as it was read.
    package let ours: [UInt8]
    /// What the sides disagree about, and what is to be looked at.
    package let diagnostics: [Diagnostic]
    /// Whether the sides agree.
    package let isClean: Bool

    /// Merges files.
    ///
    /// - Parameters:
    ///   - base: what both have grown from.
    ///   - ours: our version.
    ///   - theirs: the other version.
    ///   - path: how the file is called in messages and where it lies in its project; that of ours when `nil`.
    ///   - fileSystem: where the files are.
    /// - Throws: ``DiagnosticError`` when one of them cannot be read as a project.
    package init(base: String, ours: String, theirs: String, path: String?, fileSystem: any FileSystem) throws {
        var diagnostics: [Diagnostic] = []
        func read(_ file: String, shownAs shown: String) throws -> PBXProjDocument {
            let bytes = try fileSystem.read(ProcessEnvironment.absolutePath(file))
            return try PBXProjDocument.read(bytes, path: shown, diagnostics: &diagnostics)
        }
        let shown = path ?? ours
        let ourDocument = try read(ours, shownAs: shown)
        self.ours = try fileSystem.read(ProcessEnvironment.absolutePath(ours))
        let merge = try ProjectMerge(
            base: try read(base, shownAs: base),
            ours: ourDocument,
            theirs: try read(theirs, shownAs: theirs),
            projectName: ProjectNameInComments.name(path: ProcessEnvironment.absolutePath(shown), bytes: self.ours)
        )
        bytes = merge.bytes
        isClean = merge.conflicts.isEmpty
        self.diagnostics = diagnostics + merge.conflicts + merge.warnings
    }
}
