import TemplateEngine

/// A path of a route as the systems see it that open links: they tell no types apart.
struct LinkPath: Sendable, Hashable {
    /// A component.
    enum Component: Sendable, Hashable {
        /// This text, decoded.
        case literal(String)
        /// Any one component.
        case parameter
        /// Any number of components, none at all among it.
        case several
    }

    /// The components in their order.
    var components: [Component]

    /// Makes a path.
    init(_ components: [Component]) {
        self.components = components
    }

    /// Reads a path of the filter `deepLinks`.
    init(_ path: TemplateValue) {
        components = (path.field("components").array ?? []).map { component in
            switch component.field("kind").string {
            case "literal": .literal(component.field("text").string ?? "")
            case "parameter": .parameter
            default: .several
            }
        }
    }
}

extension TemplateValue {
    /// A value of a dictionary; nothing when there is none.
    func field(_ name: String) -> TemplateValue {
        if case .dictionary(let dictionary) = self { dictionary[name] ?? .null } else { .null }
    }
}
