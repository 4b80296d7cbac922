import SwiftSource
import TemplateEngine

/// A parameter of the type of a function.
struct ClosureParameterElement: TypedElement {
    static let kind = ModelKind.closureParameter

    let element: TupleElement
    let owner: TypeNameElement

    static let members = ModelMembers<ClosureParameterElement>(
        [
            .plain("argumentLabel", "the label, `_` left out") { .optional($0.element.label == "_" ? nil : $0.element.label) },
            .plain("name", "the name") { .optional($0.name) },
        ], typed,
        [
            .plain("inout", "whether it is `inout`") { .boolean($0.typeName.modifiers.contains("inout")) },
            .plain("isVariadic", "whether it takes any number of values") { .boolean($0.element.isVariadic) },
            .kept("typeAttributes", "the attributes of the type, lists by name") { $0.typeName.attributeDictionary },
            .plain("defaultValue", "always nothing, which types of functions cannot have") { _ in .null },
            .plain("annotations", "always empty, which types of functions cannot have") { _ in [:] },
            .plain("asSource", "the text of the parameter") { .optional($0.text) },
        ])

    private var name: String? { element.name ?? (element.label == "_" ? nil : element.label) }

    var text: String? { element.description }

    var typeName: TypeNameElement { owner.part(element.type) }
}
