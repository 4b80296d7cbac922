import SwiftSource
import TemplateEngine

/// Where a member is declared.
struct MemberContext: Sendable {
    let storage: ModelStorage
    let declaration: Declaration
    let file: Int
    /// The type that it is a member of.
    let node: Int?
    /// The number of the extension among the parts of the type.
    let part: Int?

    var scope: ModelScope { ModelScope(node: node, file: file, hidden: declaration.genericParameters.map(\.name)) }

    /// The type or extension in which it is declared.
    var owner: ModelObject? { node.map { storage.object($0, part: part) } }

    /// Whether it is a requirement of a protocol.
    var isRequirement: Bool { node.map { storage.nodes[$0].kind == .protocol && part == nil } ?? false }

    /// The access that is written, or that follows from what is around it.
    var access: AccessLevel {
        if let own = declaration.access { return own }
        guard let node else { return .internal }
        let declarations = storage.declarations(of: node)
        guard let around = part.map({ declarations.parts[$0] }) ?? declarations.main else { return .internal }
        guard isRequirement || part != nil else { return .internal }
        return around.declaration.access ?? .internal
    }

    /// The members that everything has that is declared in a type.
    static func definedIn<Element: MemberOfType>() -> [ModelMember<Element>] {
        [
            .reference("definedInTypeName", "the name of the type or extended type in which it is declared") { member in
                .optional(member.context.node.map { TypeNameElement(named: member.context.storage.nodes[$0].name, member.context) })
            },
            .reference("actualDefinedInTypeName", "the same behind typealiases") { member in
                .optional(member.context.node.map { TypeNameElement(named: member.context.storage.nodes[$0].name, member.context) })
            },
            .reference("definedInType", "the type or extension in which it is declared") { .optional($0.context.owner) },
        ]
    }

    /// What comments, attributes and `#if` say about a declaration.
    static func metadata<Element: MemberOfType>() -> [ModelMember<Element>] {
        [
            .kept("annotations", "the annotations by key") { member in
                let context = member.context
                let own = member.annotations
                let beside = context.node.map {
                    context.storage.options.annotations.values(of: member.annotationNames, in: context.storage.nodes[$0])
                }
                return AnnotationValues.dictionary(own.values, beside ?? [:])
            },
            .plain("documentation", "the lines of the documentation") { .strings(Documentation.lines(of: $0.context.declaration)) },
            .kept("attributes", "the attributes, lists by name") { AttributeElement.dictionary($0.context.declaration.attributes) },
            .kept("modifiers", "the modifiers in their order") { .elements($0.context.declaration.modifiers.map(ModifierElement.init)) },
            .plain("condition", "the condition of `#if` under which it is compiled") {
                .optional(ConditionFilter.text(of: $0.context.declaration))
            },
        ]
    }
}
