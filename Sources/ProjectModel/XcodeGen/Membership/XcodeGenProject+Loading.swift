public import Diagnostics
public import SystemSupport

extension XcodeGenProject {
    /// Reads a spec and what it includes, and looks into the folders that it names.
    ///
    /// - Parameters:
    ///   - path: the spec, in YAML or JSON, or a folder with a `project.yml`. A relative path is taken from the current folder.
    ///   - fileSystem: where specs are read from, and what answers what lies in the folders of the project.
    ///   - environment: the values for `${NAME}` in the spec; the environment of the process is never looked at.
    ///   - diagnostics: receives what does not stop the reading: what is unknown, missing or ignored.
    /// - Throws: `DiagnosticError` when there is no spec, it cannot be read as one, its includes go in a circle, or it grows beyond
    ///   all limits.
    public static func load(
        at path: String,
        fileSystem: any FileSystem = DiskFileSystem(),
        environment: [String: String] = [:],
        diagnostics: inout [Diagnostic]
    ) throws -> XcodeGenProject {
        let merged = try MergedSpec.read(at: path, fileSystem: fileSystem, environment: environment, diagnostics: &diagnostics)
        let spec = Spec(merged, diagnostics: &diagnostics)
        var loader = XcodeGenLoader(spec: spec, fileSystem: fileSystem)
        defer { diagnostics += loader.diagnostics }
        try loader.load()
        return XcodeGenProject(
            name: spec.name,
            path: merged.path,
            folder: spec.folder,
            targets: loader.targets,
            configurations: spec.configurations.map(\.name),
            defaultConfiguration: spec.options.defaultConfiguration ?? spec.configurations.first?.name,
            developmentLanguage: spec.options.developmentLanguage,
            definitionFiles: merged.files,
            fileSystem: fileSystem,
            members: loader.members,
            locations: loader.locations,
            projectSettings: loader.projectSettings,
            targetSettings: loader.targetSettings
        )
    }
}
