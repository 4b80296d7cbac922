import TemplateEngine

/// `based`, `implements`, `inherits` and `extends`: how a type, or the type of something, relates to a name.
enum RelationFilters {
    static let all: [TemplateFilter] = [
        ("based", relates("based")), ("implements", relates("implements")), ("inherits", relates("inherits")), ("extends", extends),
    ].flatMap { name, holds in
        [false, true].map { isNegated in
            TemplateFilter((isNegated ? "!" : "") + name) { value, arguments in
                let argument = try FilterArgument.text(arguments, filter: name)
                return SelectorFilter.apply(value, kinds) { object in (type(of: object).map { holds($0, argument) } ?? false) != isNegated }
            }
        }
    }

    /// Types, and what has a type.
    private static let kinds: Set<ModelKind> = [
        .type, .variable, .associatedValue, .methodParameter, .closureParameter, .tupleElement, .typealias,
    ]

    private static func type(of object: ModelObject) -> ModelObject? {
        object.kind == .type ? object : object.templateMember("type")?.modelObject
    }

    private static func relates(_ member: String) -> @Sendable (ModelObject, String) -> Bool {
        { object, name in
            guard case .dictionary(let names)? = object.templateMember(member) else { return false }
            if names[name] != nil { return true }
            // Types stand there by their global names; one may leave out the module.
            return names.entries.contains { $0.value.modelObject?.templateMember("name")?.string == name }
        }
    }

    private static func extends(_ object: ModelObject, _ name: String) -> Bool {
        object.isTrue("isExtension") && ["name", "globalName"].contains { object.templateMember($0)?.string == name }
    }
}
