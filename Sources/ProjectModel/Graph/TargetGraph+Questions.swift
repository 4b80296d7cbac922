extension TargetGraph {
    /// The nodes that are targets of the workspace, with their places in it.
    public var targetNodes: [(project: Int, target: Int, node: Int)] {
        nodes.enumerated().compactMap { node, content in
            guard case .target(let project, let target) = content.subject else { return nil }
            return (project, target, node)
        }
    }

    /// The nodes with a label or a bare name.
    public func nodes(named name: String) -> [Int] {
        let exact = nodes.indices.filter { nodes[$0].label == name }
        if !exact.isEmpty { return exact }
        return nodes.indices.filter { nodes[$0].label.hasSuffix("/" + name) }
    }

    /// Who needs each node, by its place in ``nodes``: the edges turned round.
    public var dependents: [[Edge]] {
        var result = [[Edge]](repeating: [], count: nodes.count)
        for (node, edges) in dependencies.enumerated() {
            for edge in edges {
                result[edge.node].append(Edge(node: node, reason: edge.reason, platforms: edge.platforms))
            }
        }
        return result
    }

    /// The part of the graph that can be reached from some nodes.
    ///
    /// - Parameters:
    ///   - starts: the nodes to begin with.
    ///   - depth: how many edges are followed at most; all of them when `nil`.
    ///   - isReversed: whether the way leads to those that need a node, and not to those that it needs.
    /// - Returns: a graph of these nodes in the same order, with the edges between them that were followed or could be.
    public func reachable(from starts: [Int], depth: Int? = nil, isReversed: Bool = false) -> TargetGraph {
        let edges = isReversed ? dependents : dependencies
        var isReached = [Bool](repeating: false, count: nodes.count)
        var front = starts
        for node in starts { isReached[node] = true }
        var distance = 0
        while !front.isEmpty, distance < depth ?? Int.max {
            distance += 1
            var next: [Int] = []
            for edge in front.flatMap({ edges[$0] }) where !isReached[edge.node] {
                isReached[edge.node] = true
                next.append(edge.node)
            }
            front = next
        }
        return keeping(isReached)
    }

    /// The graph without the nodes that are not marked.
    private func keeping(_ isKept: [Bool]) -> TargetGraph {
        var places = [Int](repeating: -1, count: nodes.count)
        let kept = nodes.indices.filter { isKept[$0] }
        for (place, node) in kept.enumerated() { places[node] = place }
        let edges = kept.map { node in
            dependencies[node].filter { isKept[$0.node] }.map { Edge(node: places[$0.node], reason: $0.reason, platforms: $0.platforms) }
        }
        return TargetGraph(nodes: kept.map { nodes[$0] }, dependencies: edges)
    }

    /// The groups of targets that need each other in a circle: each a way round that begins with the first of them in the
    /// order of ``nodes`` and does not name it again at its end.
    public var cycles: [[Int]] {
        var components = StronglyConnectedComponents(dependencies.map { $0.map(\.node) })
        return components.find().compactMap { members in
            guard let start = members.min() else { return nil }
            let isLoop = members.count > 1 || dependencies[start].contains { $0.node == start }
            return isLoop ? wayRound(from: start, within: Set(members)) : nil
        }
        .sorted { $0[0] < $1[0] }
    }

    /// The shortest way from a node back to itself.
    private func wayRound(from start: Int, within members: Set<Int>) -> [Int] {
        var cameFrom: [Int: Int] = [:]
        var front = [start]
        while !front.isEmpty {
            var next: [Int] = []
            for node in front {
                for edge in dependencies[node] where members.contains(edge.node) {
                    if edge.node == start { return path(to: node, from: start, cameFrom) }
                    guard cameFrom[edge.node] == nil else { continue }
                    cameFrom[edge.node] = node
                    next.append(edge.node)
                }
            }
            front = next
        }
        return [start]
    }

    private func path(to end: Int, from start: Int, _ cameFrom: [Int: Int]) -> [Int] {
        var path = [end]
        while let last = path.last, last != start, let previous = cameFrom[last] { path.append(previous) }
        return path.reversed()
    }
}

extension TargetGraph.Node {
    /// The identity of the package outside of the workspace that the node is a product of.
    public var packageIdentity: String? {
        guard case .product(_, let package?) = subject else { return nil }
        return package.identity
    }
}
