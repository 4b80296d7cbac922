import SwiftSource
import TemplateEngine

/// A method, an initializer, a deinitializer, or a free function.
struct MethodElement: MemberOfType {
    static let kind = ModelKind.method

    let context: MemberContext

    static let members = ModelMembers<MethodElement>(names, results, effects, facts, MemberContext.metadata(), MemberContext.definedIn())

    private static let names: [ModelMember<MethodElement>] = [
        .kept("name", "the name with generic parameters and parameters: `foo<T>(bar: T)`") { .string($0.name) },
        .plain("selectorName", "the name with the labels: `foo(bar:)`") { .string($0.selectorName) },
        .plain("shortName", "the name with generic parameters: `foo<T>`") { .string($0.shortName) },
        .plain("callName", "the name alone: `foo`") { .string($0.callName) },
        .kept("parameters", "the parameters") { .elements($0.parameters) },
    ]

    private static let results: [ModelMember<MethodElement>] = ReturningMembers.list { $0.returnTypeName }

    private static let effects: [ModelMember<MethodElement>] = [
        .plain("isAsync", "whether it is `async`") { .boolean($0.context.declaration.effects.asyncKeyword != nil) },
        .plain("isDistributed", "whether it is `distributed`") { .boolean($0.hasModifier("distributed")) },
        .plain("throws", "whether it is marked `throws`") { .boolean($0.context.declaration.effects.throwsKeyword == "throws") },
        .kept("throwsTypeName", "the name of the type that it throws, where it is written") { method in
            .optional(method.context.declaration.effects.errorType.map { method.typeName($0.type) })
        },
        .plain("isThrowsTypeGeneric", "whether the type that it throws is a generic parameter of it") { method in
            let thrown = method.context.declaration.effects.errorType?.type.lookupName
            return .boolean(thrown != nil && method.context.declaration.genericParameters.contains { $0.name == thrown })
        },
        .plain("rethrows", "whether it is marked `rethrows`") { .boolean($0.context.declaration.effects.throwsKeyword == "rethrows") },
    ]

    private static let facts: [ModelMember<MethodElement>] = [
        .plain("accessLevel", "the access") { .string($0.context.access.rawValue) },
        .plain("isStatic", "whether it is `static`; initializers are too") { .boolean($0.isStatic) },
        .plain("isClass", "whether it is `class`") { .boolean($0.hasModifier("class")) },
        .plain("isInitializer", "whether it is an initializer") { .boolean($0.isInitializer) },
        .plain("isDeinitializer", "whether it is a deinitializer") { .boolean($0.context.declaration.kind == .deinitializer) },
        .plain("isFailableInitializer", "whether it is an initializer that can fail") {
            .boolean($0.context.declaration.failability != nil)
        },
        .plain("isConvenienceInitializer", "whether it is a `convenience` initializer") { .boolean($0.hasModifier("convenience")) },
        .plain("isRequired", "whether it is `required`") { .boolean($0.hasModifier("required")) },
        .plain("isFinal", "whether it is `final`") { .boolean($0.hasModifier("final")) },
        .plain("isMutating", "whether it is `mutating`") { .boolean($0.hasModifier("mutating")) },
        .plain("isGeneric", "whether it has generic parameters") { .boolean(!$0.context.declaration.genericParameters.isEmpty) },
        .plain("isOptional", "whether it is an `optional` requirement of Objective-C") { .boolean($0.hasModifier("optional")) },
        .plain("isNonisolated", "whether it is `nonisolated`") { method in
            .boolean(method.context.declaration.modifiers.contains { $0.name == "nonisolated" })
        },
        .plain("isDynamic", "whether it is `dynamic`") { .boolean($0.hasModifier("dynamic")) },
        .kept("genericParameters", "the generic parameters") { method in
            .elements(
                method.context.declaration.genericParameters.map {
                    GenericParameterElement(parameter: $0, storage: method.context.storage, scope: method.context.scope)
                })
        },
        .kept("genericRequirements", "the requirements of the where clause") { method in
            .elements(
                GenericRequirementElement.list(
                    method.context.declaration.genericRequirements, method.context.storage, method.context.scope))
        },
        .plain("asyncKeyword", "`async` or nothing") { .optional($0.context.declaration.effects.asyncKeyword) },
        .plain("throwsKeyword", "`throws`, `throws(E)`, `rethrows` or nothing") {
            .optional(EffectText.text($0.context.declaration.effects))
        },
    ]

    var text: String? { name }

    var annotationNames: [String] { [selectorName, callName] }

    var signature: String {
        "\(isStatic ? "static " : "")\(hasModifier("class") ? "class " : "")\(name) -> \(returnTypeName.text ?? "")"
    }

    var isInitializer: Bool { context.declaration.kind == .initializer }

    var isStatic: Bool { isInitializer || hasModifier("static") }

    var parameters: [ParameterElement] { ParameterElement.list(context, isOfSubscript: false) }

    var callName: String {
        context.declaration.name + (context.declaration.failability == nil ? "" : "?")
    }

    var shortName: String {
        callName + GenericParameterElement.clause(context.declaration.genericParameters)
    }

    var name: String {
        guard context.declaration.kind != .deinitializer else { return "deinit" }
        return "\(shortName)(\(parameters.map(\.source).joined(separator: ", ")))"
    }

    var selectorName: String {
        guard context.declaration.kind != .deinitializer else { return "deinit" }
        return "\(callName)(\((context.declaration.parameters ?? []).map { ($0.label ?? "_") + ":" }.joined()))"
    }

    var returnTypeName: TypeNameElement {
        if isInitializer, let node = context.node {
            let name = context.storage.nodes[node].name
            return TypeNameElement(named: name + (context.declaration.failability ?? ""), context)
        }
        return TypeNameElement.result(of: context)
    }

    private func typeName(_ type: SwiftType) -> TypeNameElement {
        TypeNameElement(type, storage: context.storage, scope: context.scope)
    }
}
