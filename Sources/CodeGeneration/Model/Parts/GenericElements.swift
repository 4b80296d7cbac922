import SwiftSource
import TemplateEngine

/// A generic parameter of a declaration.
struct GenericParameterElement: TabledElement {
    static let kind = ModelKind.genericParameter

    let parameter: GenericParameter
    let storage: ModelStorage
    let scope: ModelScope

    static let members = ModelMembers<GenericParameterElement>([
        .plain("name", "the name; of a pack with `each`") { .string(declaredName($0.parameter)) },
        .kept("inheritedTypeName", "the name of the type behind the colon") { element in
            .optional(
                element.parameter.constraint.map { TypeNameElement($0.type, written: $0, storage: element.storage, scope: element.scope) })
        },
        .plain("isPack", "whether it is a pack") { .boolean($0.parameter.specifier == "each") },
    ])

    var text: String? { Self.source(parameter) }

    private static func declaredName(_ parameter: GenericParameter) -> String {
        (parameter.specifier.map { $0 + " " } ?? "") + parameter.name
    }

    private static func source(_ parameter: GenericParameter) -> String {
        declaredName(parameter) + (parameter.constraint.map { ": \($0)" } ?? "")
    }

    /// The parameters as they stand behind a name.
    static func clause(_ parameters: [GenericParameter]) -> String {
        parameters.isEmpty ? "" : "<" + parameters.map(source).joined(separator: ", ") + ">"
    }
}

/// A requirement of a where clause.
struct GenericRequirementElement: TabledElement {
    static let kind = ModelKind.genericRequirement

    let requirement: GenericRequirement
    let storage: ModelStorage
    let scope: ModelScope

    static let members = ModelMembers<GenericRequirementElement>([
        .kept("leftType", "what is required something of") { element in
            .element(AssociatedTypeElement(name: element.requirement.left, storage: element.storage, scope: element.scope))
        },
        .kept("rightType", "what is required") { element in
            .element(
                GenericTypeParameterElement(
                    typeName: TypeNameElement(
                        element.requirement.right.type, written: element.requirement.right, storage: element.storage, scope: element.scope))
            )
        },
        .plain("relationship", "`equals` or `conformsTo`") { .string($0.requirement.relation == .equals ? "equals" : "conformsTo") },
        .plain("relationshipSyntax", "`==` or `:`") { .string($0.requirement.relation.rawValue) },
        .plain("asSource", "the text of the requirement") { .string($0.source) },
    ])

    var text: String? { source }

    private var source: String { Self.source(requirement) }

    static func source(_ requirement: GenericRequirement) -> String {
        let sign = requirement.relation.rawValue
        return "\(requirement.left)\(sign == ":" ? "" : " ")\(sign) \(requirement.right)"
    }

    static func list(_ requirements: [GenericRequirement], _ storage: ModelStorage, _ scope: ModelScope) -> [GenericRequirementElement] {
        requirements.map { GenericRequirementElement(requirement: $0, storage: storage, scope: scope) }
    }
}

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
