import SwiftSource
import TemplateEngine

/// A tuple in the name of a type.
struct TupleTypeElement: TabledElement {
    static let kind = ModelKind.tupleType

    let elements: [TupleElement]
    let owner: TypeNameElement

    init(elements: [TupleElement], of owner: TypeNameElement) {
        (self.elements, self.owner) = (elements, owner)
    }

    static let members = ModelMembers<TupleTypeElement>([
        .plain("name", "the text") { .optional($0.text) },
        .kept("elements", "the elements") { tuple in
            .elements(tuple.elements.enumerated().map { TupleElementElement(element: $0.element, index: $0.offset, owner: tuple.owner) })
        },
        .plain("asSource", "the canonical text") { .optional($0.text) },
    ])

    var text: String? { SwiftType.tuple(elements).description }
}

/// An element of a tuple.
struct TupleElementElement: TypedElement {
    static let kind = ModelKind.tupleElement

    let element: TupleElement
    let index: Int
    let owner: TypeNameElement

    static let members = ModelMembers<TupleElementElement>(
        [
            .plain("name", "the label, otherwise the number from 0") { .string($0.label ?? String($0.index)) }
        ], typed,
        [
            .plain("asSource", "the text of the element") { .optional($0.text) }
        ])

    private var label: String? { element.label == "_" ? nil : element.label }

    var text: String? { (label.map { $0 + ": " } ?? "") + element.type.description }

    var typeName: TypeNameElement { owner.part(element.type) }
}

/// The type of a function in the name of a type.
struct ClosureTypeElement: TabledElement {
    static let kind = ModelKind.closureType

    let function: FunctionType
    let owner: TypeNameElement

    init(function: FunctionType, of owner: TypeNameElement) {
        (self.function, self.owner) = (function, owner)
    }

    static let members = ModelMembers<ClosureTypeElement>(
        [
            .plain("name", "the text, without attributes") { .optional($0.text) },
            .kept("parameters", "the parameters") { closure in
                .elements(closure.function.parameters.map { ClosureParameterElement(element: $0, owner: closure.owner) })
            },
        ], ReturningMembers.list { $0.owner.part($0.function.result) },
        [
            .plain("isAsync", "whether it is `async`") { .boolean($0.function.asyncKeyword != nil) },
            .plain("asyncKeyword", "`async` or nothing") { .optional($0.function.asyncKeyword) },
            .plain("throws", "whether it throws") { .boolean($0.function.throwsKeyword != nil) },
            .plain("throwsOrRethrowsKeyword", "`throws`, `rethrows` or nothing") { .optional($0.function.throwsKeyword) },
            .kept("throwsTypeName", "the name of the type that it throws, where it is written") { closure in
                .optional(closure.function.errorType.map { closure.owner.part($0) })
            },
            .plain("asSource", "the canonical text, without attributes") { .optional($0.text) },
        ])

    var text: String? { function.description }
}

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
