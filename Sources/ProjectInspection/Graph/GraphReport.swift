package import Diagnostics
package import JSON
package import ProjectModel

/// The targets of a workspace and what they need, in every form that `trellis-project graph` prints.
package struct GraphReport: Sendable {
    /// The graph, or the part of it that was asked for.
    package let graph: TargetGraph
    /// Targets that need each other in a circle, in the whole graph.
    package let cycles: [Diagnostic]
    private let workspace: Workspace

    /// Which part of a graph is asked for.
    package struct Selection: Sendable {
        /// The targets to begin with; empty for the whole graph.
        package var targets: [String] = []
        /// How many steps to go from there; `nil` for all.
        package var depth: Int?
        /// Whether to go to those that need a target, and not to those that it needs.
        package var isReversed = false

        /// The whole graph.
        package init() {}
    }

    /// Makes the graph of a workspace.
    ///
    /// - Throws: ``DiagnosticError`` for a target that does not exist.
    package init(_ opened: OpenedWorkspace, selection: Selection = Selection()) throws(DiagnosticError) {
        workspace = opened.workspace
        let whole = TargetGraph(workspace)
        cycles = GraphChecks.cycles(in: whole, of: workspace)
        guard !selection.targets.isEmpty else {
            graph = whole
            return
        }
        var starts: [Int] = []
        for name in selection.targets {
            let nodes = whole.nodes(named: name)
            guard !nodes.isEmpty else { throw Self.unknownTarget(name, in: whole, of: workspace) }
            starts += nodes
        }
        graph = whole.reachable(from: starts, depth: selection.depth, isReversed: selection.isReversed)
    }

    /// One row for each dependency: who, what, why; a target without any has a row of its own.
    package var rows: [[String]] {
        graph.nodes.indices.flatMap { node -> [[String]] in
            let label = graph.nodes[node].label
            let edges = graph.dependencies[node]
            if edges.isEmpty { return [[label, "-", "needs nothing"]] }
            return edges.map { [label, graph.nodes[$0.node].label, Self.reason($0)] }
        }
    }

    /// The report by the schema `trellis-project/graph/1`.
    package var json: JSONValue {
        let edges = graph.nodes.indices.flatMap { node in
            graph.dependencies[node].map { edge -> JSONValue in
                [
                    "from": .string(graph.nodes[node].label),
                    "to": .string(graph.nodes[edge.node].label),
                    "reason": .string(edge.reason.description),
                    "platforms": .strings(edge.platforms),
                ]
            }
        }
        return [
            "schema": "trellis-project/graph/1",
            "project": .string(workspace.name),
            "nodes": .array(facts.map(\.json)),
            "edges": .array(edges),
            "cycles": .array(cycles.map { .string($0.message) }),
        ]
    }

    /// What is known of each node, in the order of the graph.
    var facts: [GraphNodeFacts] { graph.nodes.map { GraphNodeFacts($0, in: workspace) } }

    private static func reason(_ edge: TargetGraph.Edge) -> String {
        let condition = edge.platforms.isEmpty ? "" : " (only for \(edge.platforms.joined(separator: ", ")))"
        return edge.reason.description + condition
    }

    private static func unknownTarget(_ name: String, in graph: TargetGraph, of workspace: Workspace) -> DiagnosticError {
        let nearest = Spelling.nearest(to: name, among: graph.nodes.map(\.label))
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; see 'trellis-project targets' for those it has"
        return DiagnosticError("unknown-target", "the project '\(workspace.name)' has no target '\(name)'\(hint)")
    }
}
