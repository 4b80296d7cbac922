import SwiftSource
import TemplateEngine

/// A generic type with its arguments, in the name of a type.
struct GenericTypeElement: TabledElement {
    static let kind = ModelKind.genericType

    let name: String
    let arguments: [SwiftType]
    let owner: TypeNameElement

    init(name: String, arguments: [SwiftType], of owner: TypeNameElement) {
        (self.name, self.arguments, self.owner) = (name, arguments, owner)
    }

    static let members = ModelMembers<GenericTypeElement>([
        .plain("name", "the name without arguments") { .string($0.name) },
        .kept("typeParameters", "the arguments") { generic in
            .elements(generic.arguments.map { GenericTypeParameterElement(typeName: generic.owner.part($0)) })
        },
        .plain("asSource", "the canonical text") { .optional($0.text) },
    ])

    var text: String? { "\(name)<\(arguments.map(\.description).joined(separator: ", "))>" }
}
