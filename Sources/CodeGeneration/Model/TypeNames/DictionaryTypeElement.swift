import SwiftSource
import TemplateEngine

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
