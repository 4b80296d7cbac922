import Diagnostics
import SystemSupport

/// Reads single projects of every kind.
struct ProjectReader {
    let options: OpeningOptions

    /// Reads the project at a place.
    ///
    /// - Throws: `DiagnosticError` when it cannot be read, or the place is a workspace.
    func project(at location: ProjectLocation, diagnostics: inout [Diagnostic]) throws -> any Project {
        switch location {
        case .xcodeProject(let file):
            return try XcodeProject.load(
                at: file,
                fileSystem: options.fileSystem,
                members: options.members,
                sourceTrees: options.sourceTrees,
                diagnostics: &diagnostics
            )
        case .xcodeGenSpec(let file):
            return try XcodeGenProject.load(
                at: file,
                fileSystem: options.members ?? options.fileSystem,
                environment: options.environment,
                diagnostics: &diagnostics
            )
        case .swiftPackage(let manifest):
            return try SwiftPackage.load(
                at: manifest,
                fileSystem: options.members ?? options.fileSystem,
                manifests: ManifestEvaluator(environment: options.environment),
                diagnostics: &diagnostics
            )
        case .workspace(let folder):
            throw DiagnosticError("no-project", "'\(folder)' is a workspace and no project", at: SourceLocation(path: folder))
        }
    }
}
