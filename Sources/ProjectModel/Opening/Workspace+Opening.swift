public import Diagnostics

extension Workspace {
    /// Finds and reads a project of any kind, or all projects of an `.xcworkspace`.
    ///
    /// - Parameters:
    ///   - path: see ``ProjectLocation/find(_:fileSystem:)``.
    ///   - options: from where, and how.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: `DiagnosticError` when there is no project, or it cannot be read as one.
    public static func open(
        at path: String,
        options: OpeningOptions = OpeningOptions(),
        diagnostics: inout [Diagnostic]
    ) throws -> Workspace {
        let location = try ProjectLocation.find(path, fileSystem: options.fileSystem)
        var workspace: Workspace
        if case .workspace(let folder) = location {
            workspace = try WorkspaceOpener(options: options).workspace(at: folder, diagnostics: &diagnostics)
        } else {
            workspace = Workspace(try ProjectReader(options: options).project(at: location, diagnostics: &diagnostics))
        }
        if options.followsReferences {
            workspace = WorkspaceReferences(workspace, options: options).following(diagnostics: &diagnostics)
        }
        return workspace
    }
}
