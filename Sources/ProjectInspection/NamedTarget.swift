package import ProjectModel

/// A target with its project, and the name by which people tell it from others of the workspace.
package struct NamedTarget: Sendable {
    /// The project that has the target.
    package let project: any Project
    /// The target.
    package let target: Target
    /// The name of the target, with that of its project before it, as in `Kit/Kit`, where another target has the same.
    package let label: String

    /// Whether a name on the command line means this target.
    package func answers(to name: String) -> Bool {
        name == target.name || name == label || name == "\(project.name)/\(target.name)"
    }

    /// All targets of a workspace, in its order.
    package static func all(of workspace: Workspace) -> [NamedTarget] {
        let targets = workspace.targets
        // Duplicates within one project cannot be told apart by its name.
        var projects: [String: Set<Int>] = [:]
        for (index, project) in workspace.projects.enumerated() {
            for target in project.targets { projects[target.name, default: []].insert(index) }
        }
        return targets.map { project, target in
            let isShared = projects[target.name, default: []].count > 1
            return NamedTarget(project: project, target: target, label: isShared ? "\(project.name)/\(target.name)" : target.name)
        }
    }
}
