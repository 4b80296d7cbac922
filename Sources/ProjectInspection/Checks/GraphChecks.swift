package import Diagnostics
package import ProjectModel

/// Checks of how targets depend on each other.
package enum GraphChecks {
    /// Targets that need each other in a circle, so that none of them can be built first.
    package static func cycles(in workspace: Workspace) -> [Diagnostic] { cycles(in: TargetGraph(workspace), of: workspace) }

    /// The same for a graph that is there already.
    package static func cycles(in graph: TargetGraph, of workspace: Workspace) -> [Diagnostic] {
        graph.cycles.map { way in
            let names = (way + way.prefix(1)).map { "'\(graph.nodes[$0].label)'" }.joined(separator: " -> ")
            return Diagnostic(
                .error,
                "dependency-cycle",
                "targets need each other in a circle: \(names); remove one of these dependencies",
                at: way.first.flatMap { location(of: graph.nodes[$0], in: workspace) }
            )
        }
    }

    private static func location(of node: TargetGraph.Node, in workspace: Workspace) -> SourceLocation? {
        guard case .target(let project, let target) = node.subject else { return nil }
        return workspace.projects[project].targets[target].location
    }
}
