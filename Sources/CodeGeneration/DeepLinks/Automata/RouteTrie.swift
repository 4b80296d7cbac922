/// The paths of all routes of a table, with what they have in common at the beginning once.
///
/// A match walks it from the root; where several edges take a component, it tries constants, then types from those that read the
/// least, then wildcards, and goes back when the rest of the path fits nowhere.
struct RouteTrie: Sendable {
    /// A node.
    struct Node: Sendable {
        /// The edges in the order in which a match tries them; constants by their bytes.
        var edges: [(edge: RouteEdge, child: Int)] = []
        /// What ends here, in the order in which a match tries it.
        var accepts: [Accept] = []
    }

    /// A path that ends at a node.
    struct Accept: Sendable, Hashable {
        /// The number of the route.
        var route: Int
        /// The numbers of the associated values that the path has, in its order.
        var parameters: [Int]
    }

    /// The nodes; the first is the root.
    private(set) var nodes: [Node] = [Node()]

    init(_ table: DeepLinkTable) {
        for (number, route) in table.routes.enumerated() {
            for path in route.variants { add(path, number, table) }
        }
        let order = Dictionary(table.types.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        for index in nodes.indices {
            nodes[index].edges.sort { Self.precedes($0.edge, $1.edge, order) }
            // What asks for more goes first, so that it is not taken by what asks for less.
            let weights = nodes[index].accepts.enumerated().map { offset, accept in
                (-table.routes[accept.route].requiredKeys.count, table.routes[accept.route].origin.isAny ? 1 : 0, offset)
            }
            nodes[index].accepts = weights.sorted { $0 < $1 }.map { nodes[index].accepts[$0.2] }
        }
    }

    private mutating func add(_ path: DeepLinkPath, _ route: Int, _ table: DeepLinkTable) {
        let parameters = table.cases[table.routes[route].caseNumber].parameters
        var node = 0
        for component in path.components {
            switch component {
            case .literal(let text): node = child(of: node, .literal(table.ignoresCase ? text.asciiLowercased : text))
            case .parameter(let number): node = child(of: node, .parameter(parameters[number].type))
            case .list(let number): node = child(of: node, .list(parameters[number].type))
            case .wildcard: node = child(of: node, .wildcard)
            }
        }
        let accept = Accept(route: route, parameters: path.parameters)
        // Of paths of one route that end at one node the first counts.
        if !nodes[node].accepts.contains(where: { $0.route == route }) { nodes[node].accepts.append(accept) }
    }

    private mutating func child(of node: Int, _ edge: RouteEdge) -> Int {
        if let known = index[Step(node: node, edge: edge)] { return known }
        let child = nodes.count
        nodes.append(Node())
        nodes[node].edges.append((edge, child))
        index[Step(node: node, edge: edge)] = child
        return child
    }

    /// Where an edge of a node leads, so that a node with thousands of edges costs no more than one with few.
    private var index: [Step: Int] = [:]

    private struct Step: Hashable {
        let node: Int
        let edge: RouteEdge
    }

    private static func precedes(_ left: RouteEdge, _ right: RouteEdge, _ order: [DeepLinkType: Int]) -> Bool {
        switch (left, right) {
        case (.literal(let left), .literal(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
        case (.parameter(let left), .parameter(let right)), (.list(let left), .list(let right)):
            (left.rank, order[left] ?? 0) < (right.rank, order[right] ?? 0)
        default: kind(left) < kind(right)
        }
    }

    private static func kind(_ edge: RouteEdge) -> Int {
        switch edge {
        case .literal: 0
        case .parameter: 1
        case .list: 2
        case .wildcard: 3
        }
    }
}

extension DeepLinkRoute {
    /// What the query of a link has to have.
    var requiredKeys: [DeepLinkQueryItem] { query.filter { !$0.isOptional } }
}

extension String {
    /// The text with the capitals of ASCII made small.
    var asciiLowercased: String {
        String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
    }
}
