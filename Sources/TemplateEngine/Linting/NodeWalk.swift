/// Goes through compiled nodes.
enum NodeWalk {
    /// Visits every node, the outer ones first.
    static func visit(_ nodes: [Node], _ work: (Node) -> Void) {
        for node in nodes {
            work(node)
            for body in bodies(of: node) { visit(body, work) }
        }
    }

    static func bodies(of node: Node) -> [[Node]] {
        switch node {
        case .condition(let node): node.branches.map(\.body)
        case .loop(let node): [node.body, node.empty]
        case .assignment(let node):
            if case .body(let nodes) = node.source { [nodes] } else { [] }
        case .macro(let node): [node.body]
        case .mapping(let node): [node.body]
        case .filter(let node): [node.body]
        case .extending(let node): node.blocks.map(\.body)
        case .block(let node): [node.body]
        default: []
        }
    }

    /// The names that a node gives values.
    static func boundSymbols(of node: Node) -> [Int] {
        switch node {
        case .loop(let node): node.variables.compactMap { $0 }
        case .assignment(let node): [node.symbol]
        case .macro(let node): [node.symbol] + node.parameters
        case .mapping(let node): [node.result, node.loop] + (node.element.map { [$0] } ?? [])
        default: []
        }
    }

    static func expressions(of node: Node) -> (place: NodePlace, expressions: [Expression])? {
        switch node {
        case .output(let node): (node.place, [node.value, node.condition, node.otherwise].compactMap { $0 })
        case .condition(let node): (node.place, node.branches.compactMap(\.condition))
        case .loop(let node): (node.place, [node.values, node.filter].compactMap { $0 })
        case .assignment(let node):
            if case .value(let expression) = node.source { (node.place, [expression]) } else { nil }
        case .call(let node): (node.place, [node.macro] + node.arguments)
        case .mapping(let node): (node.place, [node.values])
        case .filter(let node): (node.place, [.filtered(FilteredExpression(input: .literal(.null), filters: node.filters))])
        case .inclusion(let node): (node.place, [node.template.name] + (node.context.map { [.symbol($0)] } ?? []))
        case .extending(let node): (node.place, [node.template.name])
        default: nil
        }
    }

    /// Visits an expression and all its parts, the outer ones first.
    static func visit(_ expression: Expression, _ work: (Expression) -> Void) {
        work(expression)
        switch expression {
        case .path(let path):
            for case .computed(let part, _, _) in path.parts { visit(part, work) }
        case .filtered(let filtered):
            visit(filtered.input, work)
            for filter in filtered.filters {
                for argument in filter.arguments { visit(argument, work) }
                if let nested = filter.nested { visit(nested, work) }
            }
        case .range(let range):
            visit(range.from, work)
            visit(range.to, work)
        case .operation(let operation):
            visit(operation.left, work)
            visit(operation.right, work)
        default: break
        }
    }
}
