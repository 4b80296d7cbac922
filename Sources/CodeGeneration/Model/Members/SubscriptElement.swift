import SwiftSource
import TemplateEngine

/// A subscript.
struct SubscriptElement: MemberOfType {
    static let kind = ModelKind.subscript

    let context: MemberContext

    static let members = ModelMembers<SubscriptElement>(
        [
            .kept("parameters", "the parameters") { .elements($0.parameters) }
        ], ReturningMembers.list { $0.returnTypeName },
        [
            .plain("isFinal", "whether it is `final`") { .boolean($0.hasModifier("final")) },
            .plain("isStatic", "whether it belongs to the type itself") { .boolean($0.isStatic) },
            .plain("readAccess", "the access of the getter") { .string($0.context.access.rawValue) },
            .plain("writeAccess", "the access of the setter; empty when there is none") { .string($0.writeAccess) },
            .plain("isMutable", "whether it can be set") { .boolean($0.isMutable) },
            .plain("isAsync", "whether its getter is `async`") { .boolean($0.getter?.asyncKeyword != nil) },
            .plain("throws", "whether its getter throws") { .boolean($0.getter?.throwsKeyword != nil) },
            .kept("throwsTypeName", "the name of the type that its getter throws, where it is written") { member in
                .optional(
                    member.getter?.errorType.map { TypeNameElement($0.type, storage: member.context.storage, scope: member.context.scope) })
            },
            .kept("genericParameters", "the generic parameters") { member in
                .elements(
                    member.context.declaration.genericParameters.map {
                        GenericParameterElement(parameter: $0, storage: member.context.storage, scope: member.context.scope)
                    })
            },
            .kept("genericRequirements", "the requirements of the where clause") { member in
                .elements(
                    GenericRequirementElement.list(
                        member.context.declaration.genericRequirements, member.context.storage, member.context.scope))
            },
            .plain("isGeneric", "whether it has generic parameters") { .boolean(!$0.context.declaration.genericParameters.isEmpty) },
        ], MemberContext.metadata(), MemberContext.definedIn())

    var signature: String {
        "\(isStatic ? "static " : "")(\(parameters.map(\.source).joined(separator: ", "))) -> \(returnTypeName.text ?? "")"
    }

    var annotationNames: [String] {
        [
            "subscript(\((context.declaration.parameters ?? []).map { ($0.secondName == nil ? "_" : $0.label ?? "_") + ":" }.joined()))",
            "subscript",
        ]
    }

    var parameters: [ParameterElement] { ParameterElement.list(context, isOfSubscript: true) }

    var returnTypeName: TypeNameElement { TypeNameElement.result(of: context) }

    private var isStatic: Bool { context.declaration.modifiers.contains { $0.name == "static" || $0.name == "class" } }

    private var accessors: [Accessor] { context.declaration.accessors ?? [] }

    private var getter: Accessor? { accessors.first { $0.name == "get" } }

    var isMutable: Bool { accessors.contains { ["set", "_modify", "modify", "unsafeMutableAddress"].contains($0.name) } }

    private var writeAccess: String { isMutable ? (context.declaration.setterAccess ?? context.access).rawValue : "" }
}
