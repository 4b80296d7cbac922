package import Diagnostics

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

    /// The targets with one of some names, in their order; all of them when no name is given.
    ///
    /// - Parameters:
    ///   - names: bare names, or `Project/Target`.
    ///   - targets: the targets to choose from.
    ///   - workspace: the workspace that they are in.
    /// - Throws: ``DiagnosticError`` for a name that no target has, with the nearest one that exists.
    package static func selected(
        _ names: [String],
        from targets: [NamedTarget],
        of workspace: Workspace
    ) throws(DiagnosticError) -> [NamedTarget] {
        guard !names.isEmpty else { return targets }
        for name in names where !targets.contains(where: { $0.answers(to: name) }) {
            let nearest = Spelling.nearest(to: name, among: targets.map(\.label))
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; see 'trellis-project targets' for those it has"
            throw DiagnosticError("unknown-target", "the project '\(workspace.name)' has no target '\(name)'\(hint)")
        }
        return targets.filter { target in names.contains { target.answers(to: $0) } }
    }
}
