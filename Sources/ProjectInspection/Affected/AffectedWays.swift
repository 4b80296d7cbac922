import ProjectModel

/// Finds the shortest way from each node of a graph to one that has a cause.
struct AffectedWays {
    private let graph: TargetGraph
    private let causes: [Int: AffectedCause]
    /// For each node that was reached: what it needs that was reached before it; `nil` for those with a cause.
    private var next: [Int: Need?] = [:]

    /// That a node needs another, and why.
    private struct Need {
        var node: Int
        var reason: TargetGraph.Edge.Reason
    }

    init(_ graph: TargetGraph, causes: [Int: AffectedCause]) {
        self.graph = graph
        self.causes = causes
        let dependents = graph.dependents
        var front = causes.keys.sorted()
        for node in front { next[node] = .some(nil) }
        while !front.isEmpty {
            var following: [Int] = []
            for node in front {
                for edge in dependents[node] where next[edge.node] == nil {
                    next[edge.node] = Need(node: node, reason: edge.reason)
                    following.append(edge.node)
                }
            }
            front = following.sorted()
        }
    }

    /// All nodes that are reached, in the order of the graph.
    func all() -> [(node: Int, chain: [AffectedReport.Step], cause: AffectedCause)] {
        next.keys.sorted().compactMap { node in
            var chain: [AffectedReport.Step] = []
            var current = node
            while let need = next[current] ?? nil {
                chain.append(AffectedReport.Step(label: graph.nodes[current].label, reason: need.reason))
                current = need.node
            }
            chain.append(AffectedReport.Step(label: graph.nodes[current].label, reason: nil))
            return causes[current].map { (node, chain, $0) }
        }
    }
}
