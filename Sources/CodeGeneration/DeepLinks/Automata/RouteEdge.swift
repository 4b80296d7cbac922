/// What leads from one node of the trie of routes to the next, in the order in which a match tries them.
enum RouteEdge: Sendable, Hashable {
    /// A component with this text.
    case literal(String)
    /// A component that a type reads.
    case parameter(DeepLinkType)
    /// Any number of components each of which a type reads.
    case list(DeepLinkType)
    /// Any number of components.
    case wildcard

    /// Whether it takes any number of components.
    var repeats: Bool {
        switch self {
        case .list, .wildcard: true
        case .literal, .parameter: false
        }
    }
}

extension DeepLinkType {
    /// Where it stands among the types that could read a component: what reads less goes first.
    var rank: Int {
        switch self {
        case .enumeration: 0
        case .boolean: 1
        case .integer(let name): 2 + (DeepLinkType.integersByWidth.firstIndex(of: name) ?? 0)
        case .uuid: 20
        case .date: 21
        case .number: 22
        case .character: 23
        case .other: 24
        case .either: 25
        case .string: 26
        }
    }

    private static let integersByWidth = ["Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int", "Int64", "UInt", "UInt64"]
}
