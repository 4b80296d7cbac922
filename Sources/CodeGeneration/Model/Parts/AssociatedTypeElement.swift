import SwiftSource
import TemplateEngine

/// An associated type of a protocol, or what a requirement is about.
struct AssociatedTypeElement: TabledElement {
    static let kind = ModelKind.associatedType

    let name: String
    /// What it conforms to, where that is written.
    let constraint: SwiftType?
    let declaration: Declaration?
    let storage: ModelStorage
    let scope: ModelScope

    init(declaration: Declaration, storage: ModelStorage, scope: ModelScope) {
        name = declaration.name
        let types = declaration.inheritedTypes.map(\.type)
        constraint = types.count > 1 ? .composition(types) : types.first
        (self.declaration, self.storage, self.scope) = (declaration, storage, scope)
    }

    init(name: WrittenType, storage: ModelStorage, scope: ModelScope) {
        self.name = name.description
        constraint = name.type
        (declaration, self.storage, self.scope) = (nil, storage, scope)
    }

    static let members = ModelMembers<AssociatedTypeElement>([
        .plain("name", "the name") { .string($0.name) },
        .kept("typeName", "the name of what it conforms to, where that is written") { element in
            .optional(element.constraint.map { TypeNameElement($0, storage: element.storage, scope: element.scope) })
        },
        .reference("type", "the type of what it conforms to, when a file declares it") { element in
            .optional(element.constraint.flatMap { TypeNameElement($0, storage: element.storage, scope: element.scope).resolvedType })
        },
        .kept("genericRequirements", "the requirements of its where clause") { element in
            .elements(GenericRequirementElement.list(element.declaration?.genericRequirements ?? [], element.storage, element.scope))
        },
        .plain("defaultValue", "the text of the type behind `=`") { .optional($0.declaration?.aliasedType?.description) },
    ])

    var text: String? { name }
}
