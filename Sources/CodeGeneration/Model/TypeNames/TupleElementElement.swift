import SwiftSource
import TemplateEngine

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
