import Diagnostics
import SwiftSource

/// Something that a protocol requires of its types.
struct Requirement: Sendable {
    /// What it is.
    enum Kind: Sendable {
        case function
        case initializer
        case `subscript`
        /// A variable, with its name and type.
        case variable(name: String, type: SwiftType)
    }

    let kind: Kind
    let declaration: Declaration
    /// The accessors of a variable or subscript.
    var accessors: [Accessor]
    /// Where its names are looked up.
    let scope: ModelScope
    /// Whether it can be set.
    var isMutable: Bool
    /// Other names of generic parameters, where the conforming type has parameters of their names itself.
    var genericNames: [String: String] = [:]

    /// The requirements that a member of a protocol declares; other members declare none.
    static func list(_ declaration: Declaration, node: Int?, file: Int) -> [Requirement] {
        let scope = ModelScope(node: node, file: file, hidden: declaration.genericParameters.map(\.name))
        func make(_ kind: Kind, _ accessors: [Accessor] = []) -> Requirement {
            Requirement(
                kind: kind, declaration: declaration, accessors: accessors, scope: scope,
                isMutable: accessors.contains { ["set", "_modify", "modify", "mutate"].contains($0.name) })
        }
        switch declaration.kind {
        case .function: return [make(.function)]
        case .initializer: return [make(.initializer)]
        case .subscript: return [make(.subscript, declaration.accessors ?? [])]
        case .variable:
            let bindings = declaration.bindings
            return bindings.indices.flatMap { index in
                let type = bindings[index].type ?? bindings[index...].lazy.compactMap(\.type).first
                return bindings[index].names.map { name in
                    make(.variable(name: name, type: type?.type ?? TypeGuess.unknown), bindings[index].accessors ?? [])
                }
            }
        default: return []
        }
    }

    /// The name, of a subscript and an initializer the word.
    var name: String {
        switch kind {
        case .function: declaration.name
        case .initializer: "init"
        case .subscript: "subscript"
        case .variable(let name, _): name
        }
    }

    var isVariable: Bool {
        if case .variable = kind { return true }
        return false
    }

    var isInitializer: Bool {
        if case .initializer = kind { return true }
        return false
    }

    /// Whether it belongs to the type itself.
    var isStatic: Bool { declaration.modifiers.contains { $0.name == "static" || $0.name == "class" } }

    /// Whether it runs where its caller does.
    var isOfCaller: Bool { declaration.modifiers.contains { $0.name == "nonisolated" && $0.detail == "nonsending" } }

    var parameters: [Parameter] {
        let list = declaration.parameters ?? []
        guard !genericNames.isEmpty else { return list }
        return list.map { parameter in
            var parameter = parameter
            parameter.type.type = renamed(parameter.type.type)
            return parameter
        }
    }

    /// The generic parameters by the names that they have in the conforming type.
    var genericParameters: [GenericParameter] {
        declaration.genericParameters.map { parameter in
            var parameter = parameter
            parameter.name = genericNames[parameter.name] ?? parameter.name
            if let constraint = parameter.constraint { parameter.constraint?.type = renamed(constraint.type) }
            return parameter
        }
    }

    /// The where clause with the same names.
    var genericRequirements: [GenericRequirement] {
        declaration.genericRequirements.map { clause in
            var clause = clause
            clause.left.type = renamed(clause.left.type)
            clause.right.type = renamed(clause.right.type)
            return clause
        }
    }

    private func renamed(_ type: SwiftType) -> SwiftType {
        guard !genericNames.isEmpty else { return type }
        return type.mapped { part in
            guard case .named(let named) = part, named.arguments.isEmpty, let name = genericNames[named.name] else { return nil }
            return .name(name)
        }
    }

    /// Gives generic parameters other names than some.
    mutating func avoid(_ names: Set<String>) {
        let own = declaration.genericParameters.map(\.name)
        for name in own where names.contains(name) {
            var other = name + "2"
            while names.contains(other) || own.contains(other) { other += "2" }
            genericNames[name] = other
        }
    }

    /// The type of a variable or a result, `Void` when none is written.
    var resultType: SwiftType {
        if case .variable(_, let type) = kind { return type }
        return declaration.resultType.map { renamed($0.type) } ?? .name("Void")
    }

    /// Whether a call waits and throws.
    struct Effects: Sendable, Hashable {
        var isAsync = false
        /// `throws` or `rethrows`.
        var throwsKeyword: String?
        /// What is thrown, where it is said.
        var errorType: SwiftType?

        /// Whether a call may throw: `throws(Never)` says that it does not.
        var isThrowing: Bool { throwsKeyword != nil && errorType?.lookupName.map(StandardNames.withoutModule) != "Never" }

        /// Whether there are any.
        var isEmpty: Bool { !isAsync && throwsKeyword == nil }
    }

    /// The effects, of a variable or subscript those of its getter.
    var effects: Effects {
        guard isVariable || isSubscript else {
            let effects = declaration.effects
            return Effects(
                isAsync: effects.asyncKeyword != nil, throwsKeyword: effects.throwsKeyword,
                errorType: effects.errorType.map { renamed($0.type) })
        }
        guard let getter = accessors.first(where: { $0.name == "get" }) else { return Effects() }
        return Effects(isAsync: getter.asyncKeyword != nil, throwsKeyword: getter.throwsKeyword, errorType: getter.errorType?.type)
    }

    var isSubscript: Bool {
        if case .subscript = kind { return true }
        return false
    }

    /// The label of a parameter in a call; a single name in a subscript is none, and operators have none.
    func label(of parameter: Parameter) -> String? {
        isSubscript && parameter.secondName == nil || DeclaredName.isOperator(name) ? nil : parameter.label
    }

    /// What a type can have only once: the name, the labels, the types and whether it waits.
    func key(_ written: (SwiftType) -> SwiftType) -> String {
        if case .variable(let name, _) = kind { return (isStatic ? "static " : "") + "var " + name }
        let list = parameters.map { parameter in
            let type = parameter.type.type
            let prefix = type.prefixes.contains("inout") ? "inout " : ""
            return "\(label(of: parameter) ?? "_"): \(prefix)\(written(type.bare))\(parameter.isVariadic ? "..." : "")"
        }
        let generics = declaration.genericParameters.map { "\($0.specifier ?? "") \($0.name): \($0.constraint?.description ?? "")" }
        let clause = declaration.genericRequirements.map { GenericRequirementElement.source($0) }
        let fixity = declaration.modifiers.map(\.name).first { ["prefix", "postfix"].contains($0) } ?? ""
        return [
            isStatic ? "static" : "", fixity, declaration.kind == .function ? "func" : "", name, generics.joined(separator: ","),
            "(\(list.joined(separator: ", ")))",
            effects.isAsync ? "async" : "", isInitializer ? "" : written(resultType).description, clause.joined(separator: ","),
        ].joined(separator: "|")
    }

    /// Where it stands, for messages.
    var location: SourceLocation { declaration.location }

    /// Whether another one can never be there together with it, because they stand in different branches of one `#if`.
    func excludes(_ other: Requirement) -> Bool { declaration.conditions.areExclusive(with: other.declaration.conditions) }
}

extension [ConditionalBranch] {
    /// Whether two places in a file stand in different branches of one `#if`.
    func areExclusive(with other: [ConditionalBranch]) -> Bool {
        for (left, right) in zip(self, other) where left != right {
            return right.earlierConditions.contains(left.condition) && left.keyword != .else
                || left.earlierConditions.contains(right.condition) && right.keyword != .else
        }
        return false
    }
}
