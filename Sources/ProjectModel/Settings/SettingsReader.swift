public import BuildSettings
public import Diagnostics
public import SystemSupport

/// Answers what the settings of targets resolve to.
///
///     var settings = SettingsReader(workspace)
///     var values = settings.evaluator(of: target, in: project, SettingsRequest(configuration: "Debug"))
///     values.text(of: "SWIFT_VERSION")   // "6.0"
///
/// What several targets share, such as a file of settings, is read once.
public struct SettingsReader: Sendable {
    /// What was wrong with files of settings, each fault once.
    public private(set) var diagnostics: [Diagnostic] = []

    private let fileSystem: any FileSystem
    private let workspaceFolder: String?
    private let overrides: SettingsTable?
    /// The loader of each project, by its path: the folder of the project is where included files are looked for.
    private var loaders: [String: XCConfigLoader] = [:]
    /// The settings of projects, by path and configuration.
    private var projectTables: [String: WrittenTables] = [:]

    /// The files that have been told to be missing.
    private var missingFiles: Set<String> = []

    /// The tables that one target or project has in one configuration.
    private struct WrittenTables: Sendable {
        var file: SettingsTable?
        var own: SettingsTable
    }

    /// Makes a reader that has not read anything yet.
    ///
    /// - Parameters:
    ///   - workspace: the workspace that is asked.
    ///   - fileSystem: where files of settings are.
    ///   - overrides: settings that win over all that is written, as those of a command line do; the keys may have
    ///     conditions: `ARCHS[sdk=iphoneos*]`.
    public init(_ workspace: Workspace, fileSystem: any FileSystem = DiskFileSystem(), overrides: [(key: String, value: String)] = []) {
        self.fileSystem = fileSystem
        workspaceFolder = workspace.path.hasSuffix(".xcworkspace") ? PathText.parent(of: workspace.path) : nil
        self.overrides = overrides.isEmpty ? nil : SettingsTable(lines: overrides.map { ($0.key, .text($0.value)) })
    }

    /// The evaluator of a target's settings, or of those of its project.
    ///
    /// - Parameters:
    ///   - target: the target; `nil` for the settings of the project.
    ///   - project: the project that has it.
    ///   - request: the configuration and what else a command line may name.
    public mutating func evaluator(of target: Target?, in project: any Project, _ request: SettingsRequest) -> SettingsEvaluator {
        scope(of: target, in: project, request).evaluator
    }

    /// The levels that have a say, and the platform that is built for.
    ///
    /// - Parameters:
    ///   - target: the target; `nil` for the settings of the project.
    ///   - project: the project that has it.
    ///   - request: the configuration and what else a command line may name.
    public mutating func scope(of target: Target?, in project: any Project, _ request: SettingsRequest) -> StandardScope {
        let shared = projectTables(of: project, configuration: request.configuration)
        let own = target.map { tables(of: $0, in: project, configuration: request.configuration) }
        let written = SettingsTables(
            projectConfigurationFile: shared.file,
            project: shared.own,
            targetConfigurationFile: own?.file,
            target: own?.own ?? SettingsTable(),
            overrides: overrides
        )
        let facts = ProjectFacts(
            name: project.name,
            projectFile: project.path,
            projectFolder: project.settingsFolder,
            developmentRegion: project.developmentLanguage,
            workspaceFolder: workspaceFolder ?? project.folder
        )
        return StandardScope(facts, target.map { TargetFacts(name: $0.name, productType: $0.productType?.rawValue) }, written, request)
    }

    private mutating func projectTables(of project: any Project, configuration: String) -> WrittenTables {
        let key = "\(configuration)\n\(project.path)"
        if let known = projectTables[key] { return known }
        let tables = self.tables(of: nil, in: project, configuration: configuration)
        projectTables[key] = tables
        return tables
    }

    private mutating func tables(of target: Target?, in project: any Project, configuration: String) -> WrittenTables {
        let written = project.writtenSettings(of: target, configuration: configuration)
        let file = written.configurationFile.flatMap { load($0, of: project, namedAt: written.configurationFileLocation) }
        return WrittenTables(file: file, own: written.table)
    }

    private mutating func load(_ path: String, of project: any Project, namedAt location: SourceLocation?) -> SettingsTable? {
        guard fileSystem.kind(at: path) == .file else {
            if missingFiles.insert(path).inserted {
                let message = "the file of settings '\(UserPath.shown(path))' is not there; its settings are left out"
                diagnostics.append(Diagnostic(.error, "missing-settings-file", message, at: location))
            }
            return nil
        }
        var loader = loaders[project.path] ?? XCConfigLoader(fileSystem: fileSystem, searchFolders: [project.settingsFolder])
        // The dictionary must not keep a second copy of what the loader has read while it reads on.
        loaders[project.path] = nil
        defer { loaders[project.path] = loader }
        return loader.load(path, diagnostics: &diagnostics)
    }
}

extension WrittenSettings {
    /// The settings in the form in which they are evaluated.
    var table: SettingsTable {
        SettingsTable(
            dictionary: entries.map { entry in
                let value: SettingValue =
                    switch entry.value {
                    case .text(let text): .text(text)
                    case .list(let items): .list(items)
                    }
                return SettingAssignment(key: entry.key, value, at: entry.location)
            }
        )
    }
}
