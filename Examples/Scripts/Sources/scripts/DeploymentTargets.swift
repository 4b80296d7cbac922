import BuildSettings
import Diagnostics
import ProjectModel

/// Prints the oldest system that each target runs on.
func printDeploymentTargets(of workspace: Workspace) {
    var settings = SettingsReader(workspace)
    for (project, target) in workspace.targets {
        let configuration = project.defaultConfiguration ?? "Release"
        let scope = settings.scope(of: target, in: project, SettingsRequest(configuration: configuration))
        var values = scope.evaluator
        let version = values.text(of: scope.platform.deploymentTargetSetting) ?? "whatever the SDK says"
        print("\(target.name): \(scope.platform.family.rawValue) \(version)")
    }
}
