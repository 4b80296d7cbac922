import SwiftSource
import TemplateEngine

/// A member that forwards to the value that is decorated.
struct DecoratorMember {
    private let signature: Signature
    private let isolation: Isolation
    /// What the value is called, and its type.
    private let isMutating: Bool
    let condition: String?

    init(_ requirement: Requirement, isolation: Isolation, types: RequirementTypes, isMutating: Bool, condition: String?) {
        signature = Signature(requirement: requirement, types: types)
        (self.isolation, self.isMutating, self.condition) = (isolation, isMutating, condition)
    }

    private var requirement: Requirement { signature.requirement }

    func templateValue(prefix: (attribute: String?, modifier: String)) -> TemplateValue {
        let parameters = requirement.parameters.enumerated().map { declared($0.element, $0.offset) }.joined(separator: ", ")
        let list = "(\(parameters))"
        let mutating = isMutating && requirement.declaration.hasModifier("mutating") ? "mutating " : ""
        var declaration = prefix.modifier + mutating + signature.modifiers
        var accessors: [TemplateValue] = []
        switch requirement.kind {
        case .function:
            declaration +=
                "func " + signature.declaredName + signature.generics + list + signature.effects + signature.arrow
                + signature.whereClause
        case .initializer:
            let head = "required convenience init\(requirement.declaration.failability == nil ? "" : "?")"
            declaration += head + signature.generics + list + signature.effects + signature.whereClause
        case .subscript:
            declaration += "subscript" + signature.generics + list + signature.arrow + signature.whereClause
            accessors = self.accessors("\(target)[\(arguments)]")
        case .variable:
            declaration += "var " + signature.declaredName + ": \(signature.written(requirement.resultType))"
            accessors = self.accessors("\(target).\(DeclaredName.quoted(requirement.name))")
        }
        return [
            ("title", .string(signature.title)),
            ("condition", .optional(condition)),
            ("attributes", .strings(signature.attributes + [prefix.attribute].compactMap { $0 })),
            ("declaration", .string(declaration)),
            ("isStatic", .boolean(requirement.isStatic || requirement.isInitializer)),
            ("calls", .strings(accessors.isEmpty ? calls : [])),
            ("accessors", .array(accessors)),
        ].value
    }

    private var target: String { requirement.isStatic ? "Decorated" : "decorated" }

    private var words: String {
        (requirement.effects.isThrowing ? "try " : "") + (requirement.effects.isAsync ? "await " : "")
    }

    private func accessors(_ expression: String) -> [TemplateValue] {
        let getter = (requirement.accessors.first { $0.name == "get" }?.modifiers.contains { $0.name == "mutating" } ?? false) && isMutating
        var list: [TemplateValue] = [
            [
                ("kind", .string("get")), ("head", .string((getter ? "mutating " : "") + "get" + signature.effects)),
                ("call", .string("return \(words)\(expression)")),
            ].value
        ]
        if requirement.isMutable {
            list.append([("kind", .string("set")), ("head", .string("set")), ("call", .string("\(expression) = newValue"))].value)
        }
        return list
    }

    private var calls: [String] {
        if requirement.isInitializer {
            let mark = requirement.declaration.failability == nil ? "" : "?"
            guard mark.isEmpty else {
                return ["guard let decorated = \(words)Decorated(\(arguments)) else { return nil }", "self.init(decorated)"]
            }
            return ["self.init(\(words)Decorated(\(arguments)))"]
        }
        let returns = signature.arrow.isEmpty ? "" : "return "
        return ["\(returns)\(words)\(target).\(DeclaredName.quoted(requirement.name))(\(arguments))"]
    }

    // MARK: - Parameters

    private func name(_ parameter: Parameter, _ index: Int) -> String {
        let name = parameter.name ?? parameter.label ?? "argument\(index)"
        return ["self", "decorated", "willUse", "didUse"].contains(name) ? name + "Value" : name
    }

    private func declared(_ parameter: Parameter, _ index: Int) -> String {
        let written = signature.written(parameter.type.type)
        let isNoncopyable = signature.types.isNoncopyable(parameter.type.type, in: requirement.scope)
        let isOpaque = GenericErasure(requirement, types: signature.types).isOpaque(written.bare)
        let ownership = ["consuming", "borrowing", "__owned", "__shared"]
        let kept = (written.prefixes + parameter.modifiers.map(\.name)).filter { isNoncopyable || isOpaque || !ownership.contains($0) }
        return signature.declared(parameter, name: name(parameter, index), prefixes: kept, type: written.bare)
    }

    private var arguments: String {
        requirement.parameters.enumerated().map { index, parameter in
            let label = requirement.label(of: parameter).map { DeclaredName.tupleLabel($0) + ": " } ?? ""
            return label + argument(parameter, DeclaredName.quoted(name(parameter, index)))
        }.joined(separator: ", ")
    }

    private func argument(_ parameter: Parameter, _ name: String) -> String {
        let type = signature.written(parameter.type.type)
        if case .packExpansion = type.bare { return "repeat each \(name)" }
        if type.prefixes.contains("inout") { return "&" + name }
        guard type.prefixes.contains("@autoclosure") else { return name }
        let function = signature.types.function(parameter.type.type, in: requirement.scope)
        return (function?.throwsKeyword == nil ? "" : "try ") + (function?.asyncKeyword == nil ? "" : "await ") + "\(name)()"
    }
}
