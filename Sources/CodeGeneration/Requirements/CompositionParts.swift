import SwiftSource

/// What a composition is made of, through compositions in it.
struct CompositionParts {
    /// The full names of the protocols, without `Sendable`.
    private(set) var protocols: [String] = []
    /// Whether it names a class or `Sendable`, which a type that conforms to it cannot name once more, or what an associated type is.
    private(set) var namesMore = false
    private var seen: Set<Int> = []

    init(_ storage: ModelStorage, _ number: Int) {
        visit(number, storage)
    }

    private mutating func visit(_ number: Int, _ storage: ModelStorage) {
        guard seen.insert(number).inserted else { return }
        for part in storage.declarations(of: number).alias?.declaration.aliasedType?.type.composed ?? [] {
            if case .named(let named) = part.bare, !named.arguments.isEmpty { namesMore = true }
        }
        for base in storage.nodes[number].bases {
            guard let known = base.node else {
                if StandardNames.withoutModule(base.name) == "Sendable" { namesMore = true } else { protocols.append(base.name) }
                continue
            }
            switch storage.nodes[known].kind {
            case .protocolComposition: visit(known, storage)
            case .class: namesMore = true
            default: protocols.append(storage.nodes[known].name)
            }
        }
    }
}
