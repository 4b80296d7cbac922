import SwiftSource
import TemplateEngine

/// A set in the name of a type.
struct SetTypeElement: TabledElement {
    static let kind = ModelKind.setType

    let element: SwiftType
    let owner: TypeNameElement

    init(element: SwiftType, of owner: TypeNameElement) {
        (self.element, self.owner) = (element, owner)
    }

    static let members = ModelMembers<SetTypeElement>([
        .plain("name", "the text as it is written") { .string($0.owner.core.description) },
        .kept("elementTypeName", "the name of the type of the elements") { .element($0.owner.part($0.element)) },
        .reference("elementType", "the type of the elements, when a file declares it") {
            .optional($0.owner.part($0.element).resolvedType)
        },
        .reference("asGeneric", "the same as a generic type") {
            .element(GenericTypeElement(name: "Set", arguments: [$0.element], of: $0.owner))
        },
        .plain("asSource", "the canonical text") { .string("Set<\($0.element)>") },
    ])

    var text: String? { "Set<\(element)>" }
}
