import BuildSettings
import Diagnostics
import ProjectModel

/// Checks of build settings: files of settings that cannot be read as they are, and values that lead in circles.
enum SettingsChecks {
    /// What reading the files and resolving all settings of all targets in all configurations has to tell, each fault once.
    static func findings(in opened: OpenedWorkspace) -> [Diagnostic] {
        var reader = SettingsReader(opened.workspace, fileSystem: opened.fileSystem)
        var told: Set<Diagnostic> = []
        var findings: [Diagnostic] = []
        for (project, target) in opened.workspace.targets {
            for configuration in project.configurations {
                var evaluator = reader.evaluator(of: target, in: project, SettingsRequest(configuration: configuration))
                for name in evaluator.names { _ = evaluator.text(of: name) }
                findings += evaluator.diagnostics.filter { told.insert($0).inserted }
            }
        }
        return opened.shown(reader.diagnostics + findings)
    }
}
