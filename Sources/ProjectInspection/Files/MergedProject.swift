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
    ///   - base: what both have grown from; an empty file, as git gives one, when both have made the project by themselves.
    ///   - ours: our version.
    ///   - theirs: the other version.
    ///   - path: how the file is called in messages and where it lies in its project; that of ours when `nil`.
    ///   - fileSystem: where the files are.
    /// - Throws: ``DiagnosticError`` when one of them cannot be read as a project.
    package init(base: String, ours: String, theirs: String, path: String?, fileSystem: any FileSystem) throws {
        var diagnostics: [Diagnostic] = []
        let shown = path ?? ours
        let texts = try [base, ours, theirs].map { try fileSystem.read(ProcessEnvironment.absolutePath($0)) }
        self.ours = texts[1]
        let formats = texts.map(ProjectFileFormat.init)
        guard formats[1] == formats[2], texts[0].isEmpty || formats[0] == formats[1] else {
            let message = "the versions are in different formats; bring them into one with 'trellis-project convert' first"
            throw DiagnosticError("different-formats", message, at: SourceLocation(path: shown))
        }
        if formats[1] == .xcproj {
            let merge = try XCProjMerge(
                base: texts[0].isEmpty ? nil : try XCProjDocument.read(texts[0], path: base, diagnostics: &diagnostics),
                ours: try XCProjDocument.read(texts[1], path: shown, diagnostics: &diagnostics),
                theirs: try XCProjDocument.read(texts[2], path: theirs, diagnostics: &diagnostics)
            )
            bytes = merge.bytes
            isClean = merge.conflicts.isEmpty
            self.diagnostics = diagnostics + merge.conflicts + merge.warnings
            return
        }
        let merge = try ProjectMerge(
            base: texts[0].isEmpty ? nil : try PBXProjDocument.read(texts[0], path: base, diagnostics: &diagnostics),
            ours: try PBXProjDocument.read(texts[1], path: shown, diagnostics: &diagnostics),
            theirs: try PBXProjDocument.read(texts[2], path: theirs, diagnostics: &diagnostics),
            projectName: ProjectNameInComments.name(path: ProcessEnvironment.absolutePath(shown), bytes: self.ours)
        )
        bytes = merge.bytes
        isClean = merge.conflicts.isEmpty
        self.diagnostics = diagnostics + merge.conflicts + merge.warnings
    }
}
