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

/// A dictionary in the name of a type.
struct DictionaryTypeElement: TabledElement {
    static let kind = ModelKind.dictionaryType

    let key: SwiftType
    let value: SwiftType
    let owner: TypeNameElement

    init(key: SwiftType, value: SwiftType, of owner: TypeNameElement) {
        (self.key, self.value, self.owner) = (key, value, owner)
    }

    static let members = ModelMembers<DictionaryTypeElement>([
        .plain("name", "the text as it is written") { .string($0.owner.core.description) },
        .kept("keyTypeName", "the name of the type of the keys") { .element($0.owner.part($0.key)) },
        .reference("keyType", "the type of the keys, when a file declares it") { .optional($0.owner.part($0.key).resolvedType) },
        .kept("valueTypeName", "the name of the type of the values") { .element($0.owner.part($0.value)) },
        .reference("valueType", "the type of the values, when a file declares it") { .optional($0.owner.part($0.value).resolvedType) },
        .reference("asGeneric", "the same as a generic type") {
            .element(GenericTypeElement(name: "Dictionary", arguments: [$0.key, $0.value], of: $0.owner))
        },
        .plain("asSource", "the canonical text") { .optional($0.text) },
    ])

    var text: String? { "[\(key): \(value)]" }
}

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
