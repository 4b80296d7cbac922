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
