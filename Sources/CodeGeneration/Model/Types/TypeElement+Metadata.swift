import SwiftSource
import TemplateEngine

extension TypeElement {
    static let metadata: [ModelMember<TypeElement>] = [
        .kept("annotations", "the annotations of the type and its extensions by key") { type in
            var values: [String: AnnotationValue] = type.alias?.declaration.annotations.values ?? [:]
            for (_, part) in type.parts { values.merge(part.declaration.annotations.values) { $1 } }
            return AnnotationValues.dictionary(values, type.storage.options.annotations.values(of: type.node))
        },
        .plain("documentation", "the lines of the documentation") {
            .strings($0.mainDeclaration.map { Documentation.lines(of: $0) } ?? [])
        },
        .kept("attributes", "the attributes, lists by name") { AttributeElement.dictionary($0.mainDeclaration?.attributes ?? []) },
        .kept("modifiers", "the modifiers in their order") { .elements(($0.mainDeclaration?.modifiers ?? []).map(ModifierElement.init)) },
        .plain("condition", "the condition of `#if` under which it is compiled") {
            .optional($0.mainDeclaration.flatMap { ConditionFilter.text(of: $0) })
        },
    ]

    static let additions: [ModelMember<TypeElement>] = [
        .kept("genericParameters", "the generic parameters") { type in
            .elements(type.genericParameters.map { GenericParameterElement(parameter: $0, storage: type.storage, scope: type.scope) })
        },
        .plain("isSendable", "whether it says that it is `Sendable`, or is an actor") { type in
            .boolean(Sendability(storage: type.storage).isSendable(type.number))
        },
        .plain("isActor", "whether it is an actor") { .boolean($0.typeKind == .actor) },
        .plain("suppressedTypes", "what it says that it is not: `Copyable` of `~Copyable`") { type in
            .strings(type.node.bases.filter { $0.name.hasPrefix("~") }.map { String($0.name.dropFirst()) })
        },
    ]
}
