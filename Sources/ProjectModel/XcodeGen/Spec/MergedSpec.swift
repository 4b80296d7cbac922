package import Diagnostics
package import SystemSupport
package import YAML

/// A spec for XcodeGen, put together: includes merged, variables replaced, templates applied, and one target for each platform.
///
/// It is what `xcodegen dump` shows, but for `include`, which has been followed. Every value has the place where it is written.
/// docs/formats/xcodegen.md has the order of the steps.
package struct MergedSpec: Sendable {
    /// The tree.
    package let root: YAMLNode
    /// The file that was named, absolute.
    package let path: String
    /// All files that were read, absolute and sorted.
    package let files: [String]

    /// Reads a spec of YAML or JSON.
    ///
    /// - Parameters:
    ///   - path: the file, or a folder with a `project.yml`. A relative path is taken from the current folder.
    ///   - fileSystem: where files are read from.
    ///   - environment: the values for `${NAME}`.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: `DiagnosticError` when there is no such file, it cannot be read as a spec, its includes go in a circle, or it
    ///   grows beyond all limits.
    package static func read(
        at path: String,
        fileSystem: any FileSystem,
        environment: [String: String],
        diagnostics: inout [Diagnostic]
    ) throws -> MergedSpec {
        let shown = try file(at: path, fileSystem: fileSystem)
        let file = absolute(shown)
        let shownFolder = PathText.parent(of: shown)
        var reader = SpecFileReader(
            fileSystem: fileSystem,
            rootFolder: PathText.parent(of: file),
            shownFolder: shownFolder == "." ? "" : shownFolder,
            variables: SpecVariables(values: environment)
        )
        defer { diagnostics += reader.diagnostics }
        var root = try reader.read(rootFile: PathText.lastComponent(of: file))
        // Twice, because a target may get its platforms from a template, and a template may depend on the platform.
        root = try SpecPlatforms.expanded(root, budget: &reader.budget)
        root = try SpecTemplates.targets.applied(to: root, budget: &reader.budget, diagnostics: &diagnostics)
        root = try SpecPlatforms.expanded(root, budget: &reader.budget)
        root = try SpecTemplates.schemes.applied(to: root, budget: &reader.budget, diagnostics: &diagnostics)
        return MergedSpec(
            root: root,
            path: file,
            files: reader.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        )
    }

    /// The names under which a folder has its spec.
    private static let fileNames = ["project.yml", "project.yaml", "project.json"]

    private static func file(at path: String, fileSystem: any FileSystem) throws(DiagnosticError) -> String {
        switch fileSystem.kind(at: absolute(path)) {
        case .file: return path
        case nil: throw DiagnosticError("no-such-file", "there is nothing at '\(path)'", at: SourceLocation(path: path))
        case .directory:
            let folder = PathText.normalized(path)
            for name in fileNames {
                let file = folder == "." ? name : PathText.join(folder, name)
                if fileSystem.kind(at: absolute(file)) == .file { return file }
            }
            let message = "there is no 'project.yml' in '\(path)'; name the spec"
            throw DiagnosticError("no-project", message, at: SourceLocation(path: path))
        }
    }

    private static func absolute(_ path: String) -> String {
        PathText.normalized(path.hasPrefix("/") ? path : PathText.join(ProcessEnvironment.currentDirectory, path))
    }
}
