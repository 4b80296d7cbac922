import SwiftSource
import TemplateEngine

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
