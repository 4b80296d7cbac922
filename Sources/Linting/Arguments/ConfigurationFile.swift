import Configuration
import Diagnostics
import ProjectModel
import SystemSupport

/// Finds the `trellis.yml` that goes with a project, and the project that goes with a `trellis.yml`.
enum ConfigurationFile {
    /// The file that was named, or the one beside the project; `nil` when there is none.
    static func find(
        for arguments: LintArguments,
        in environment: LintEnvironment,
        diagnostics: inout [Diagnostic]
    ) throws -> TrellisConfiguration? {
        let path: String
        if let named = arguments.configurationFile {
            path = named
        } else {
            let folder = try projectFolder(arguments.project ?? ".", environment)
            path = folder == "." ? TrellisConfiguration.fileName : PathText.join(folder, TrellisConfiguration.fileName)
            guard environment.fileSystem.kind(at: environment.absolute(path)) != nil else { return nil }
        }
        return try TrellisConfiguration.load(
            at: path,
            workingDirectory: environment.workingDirectory,
            fileSystem: environment.fileSystem,
            section: .lint,
            diagnostics: &diagnostics
        )
    }

    /// The project that was named; when it was only a folder, or none was, the one that the file names.
    static func projectPath(
        _ arguments: LintArguments,
        _ file: TrellisConfiguration?,
        _ environment: LintEnvironment
    ) -> String {
        let named = arguments.project ?? "."
        guard let file, let project = file.project else { return named }
        guard arguments.project == nil || isPlainFolder(named, environment) else { return named }
        return file.folder == "." ? project.value : PathText.join(file.folder, project.value)
    }

    /// The folder that a project lies in, written as the project is.
    private static func projectFolder(_ path: String, _ environment: LintEnvironment) throws -> String {
        if isPlainFolder(path, environment) { return path }
        let folder: String
        switch try ProjectLocation.find(path, fileSystem: environment.fileSystem) {
        case .xcodeProject(let file): folder = ProjectPlace(file: environment.absolute(file)).folder
        case .workspace(let workspace): folder = folderAround(environment.absolute(workspace))
        case .xcodeGenSpec(let file), .swiftPackage(let file): folder = PathText.parent(of: environment.absolute(file))
        }
        return path.hasPrefix("/") ? folder : environment.shown(folder)
    }

    /// The folder that a workspace lies in; the one that every project has inside belongs to the project.
    private static func folderAround(_ workspace: String) -> String {
        let folder = PathText.parent(of: workspace)
        return PathText.fileExtension(of: folder) == "xcodeproj" ? PathText.parent(of: folder) : folder
    }

    private static func isPlainFolder(_ path: String, _ environment: LintEnvironment) -> Bool {
        let path = environment.absolute(path)
        guard environment.fileSystem.kind(at: path) == .directory else { return false }
        return !["xcodeproj", "xcworkspace"].contains(PathText.fileExtension(of: path))
    }
}
