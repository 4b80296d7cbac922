import SwiftSource
import TemplateEngine

/// An array in the name of a type.
struct ArrayTypeElement: TabledElement {
    static let kind = ModelKind.arrayType

    let element: SwiftType
    let owner: TypeNameElement

    init(element: SwiftType, of owner: TypeNameElement) {
        (self.element, self.owner) = (element, owner)
    }

    static let members = ModelMembers<ArrayTypeElement>([
        .plain("name", "the text as it is written") { .string($0.owner.core.description) },
        .kept("elementTypeName", "the name of the type of the elements") { .element($0.owner.part($0.element)) },
        .reference("elementType", "the type of the elements, when a file declares it") {
            .optional($0.owner.part($0.element).resolvedType)
        },
        .reference("asGeneric", "the same as a generic type") {
            .element(GenericTypeElement(name: "Array", arguments: [$0.element], of: $0.owner))
        },
        .plain("asSource", "the canonical text") { .string("[\($0.element)]") },
    ])

    var text: String? { "[\(element)]" }
}
