import Diagnostics

/// Completes the pattern of an alias by the route that it stands for.
///
/// An alias may leave out what follows the last parameter that both have, and the query: for `/users/{id}/posts/{postID}?page={page=1}`
/// the alias `/u/{id}` is `/u/{id}/posts/{postID}?page={page=1}`.
enum PatternCompletion {
    /// The pattern with what it leaves out; as it is when nothing can be told or it leaves out nothing.
    static func completed(_ alias: AnnotatedText, by route: AnnotatedText) -> AnnotatedText {
        guard let own = try? PatternParser.places(in: alias), let other = try? PatternParser.places(in: route), own.query == nil else {
            return alias
        }
        var rest: [UInt8] = []
        let names = own.path.reduce(into: Set<String>()) { $0.formUnion($1.node.names) }
        let isShorter = other.path.contains { !$0.node.names.isSubset(of: names) }
        if isShorter, let last = other.path.lastIndex(where: { !$0.node.names.isDisjoint(with: names) }) {
            let end = other.query ?? route.bytes.count
            let start = last + 1 < other.path.count ? other.path[last + 1].start : end
            rest += route.bytes[start..<end]
        }
        if let query = other.query { rest += route.bytes[query...] }
        return rest.isEmpty ? alias : alias.followed(by: rest)
    }
}

extension PatternNode {
    /// The names of the parameters in it.
    fileprivate var names: Set<String> {
        switch self {
        case .parameter(let parameter): parameter.name.map { [$0] } ?? []
        case .group(let alternatives): alternatives.reduce(into: []) { names, nodes in for node in nodes { names.formUnion(node.names) } }
        case .text, .separator, .wildcard: []
        }
    }
}
