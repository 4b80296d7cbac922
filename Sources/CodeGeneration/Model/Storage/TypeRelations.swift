/// What a type inherits from and conforms to, through others as well.
struct TypeRelations: Sendable {
    /// The types that files declare, the nearest first.
    private(set) var ancestors: [Int] = []
    /// Those of them that hold types or typealiases.
    private(set) var holders: [Int] = []
    /// All names that say so, of types that no file declares too, the nearest first.
    private(set) var names: [String] = []

    /// Follows the bases; a cycle ends where it closes.
    init(of node: Int, _ nodes: [TypeNode], holds: (TypeNode) -> Bool) {
        var seenNodes: Set<Int> = [node]
        var seenNames: Set<String> = []
        var open = [node]
        var next = 0
        while next < open.count {
            for base in nodes[open[next]].bases {
                if base.node != node {
                    for name in [base.name] + (base.node.map { [nodes[$0].name] } ?? []) where seenNames.insert(name).inserted {
                        names.append(name)
                    }
                }
                guard let ancestor = base.node, seenNodes.insert(ancestor).inserted else { continue }
                ancestors.append(ancestor)
                open.append(ancestor)
                if holds(nodes[ancestor]) { holders.append(ancestor) }
            }
            next += 1
        }
    }
}
