import TemplateEngine

/// An argument of a generic type, or the right side of a requirement.
struct GenericTypeParameterElement: TabledElement {
    static let kind = ModelKind.genericTypeParameter

    let typeName: TypeNameElement

    static let members = ModelMembers<GenericTypeParameterElement>([
        .kept("typeName", "the name of the type") { .element($0.typeName) },
        .reference("type", "the type, when a file declares it") { .optional($0.typeName.resolvedType) },
    ])

    var text: String? { typeName.text }
}
