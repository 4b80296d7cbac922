import SwiftSource

/// The words of a requirement as a conforming type declares it.
struct Signature {
    let requirement: Requirement
    let types: RequirementTypes

    private var scope: ModelScope { requirement.scope }

    /// A type as the conforming type writes it.
    func written(_ type: SwiftType) -> SwiftType { types.written(type, in: scope) }

    /// The words before what is declared, without access and isolation: `static `, `prefix `.
    var modifiers: String {
        let kept = requirement.declaration.modifiers.map(\.name).filter { ["prefix", "postfix", "infix"].contains($0) }
        return (requirement.isStatic ? "static " : "") + kept.map { $0 + " " }.joined()
    }

    /// The name where it is declared, of an operator with a blank behind it.
    var declaredName: String {
        let name = requirement.name
        switch requirement.kind {
        case .function: return DeclaredName.isOperator(name) ? name + " " : DeclaredName.quoted(name)
        case .initializer: return "init" + (requirement.declaration.failability == nil ? "" : "?")
        case .subscript: return "subscript"
        case .variable: return DeclaredName.quoted(name)
        }
    }

    /// The generic parameters with their constraints.
    var generics: String {
        let list = requirement.genericParameters.map { parameter in
            (parameter.specifier.map { $0 + " " } ?? "") + parameter.name
                + (parameter.constraint.map { ": \(written($0.type))" } ?? "")
        }
        return list.isEmpty ? "" : "<" + list.joined(separator: ", ") + ">"
    }

    /// The where clause with a blank before it.
    var whereClause: String {
        let list = requirement.genericRequirements.map { clause in
            let sign = clause.relation == .equals ? " == " : ": "
            return "\(written(clause.left.type))\(sign)\(written(clause.right.type))"
        }
        return list.isEmpty ? "" : " where " + list.joined(separator: ", ")
    }

    /// `async` and `throws` with a blank before each.
    var effects: String {
        let effects = requirement.effects
        var text = effects.isAsync ? " async" : ""
        if let keyword = effects.throwsKeyword {
            text += " " + keyword + (effects.errorType.map { "(\(written($0)))" } ?? "")
        }
        return text
    }

    /// The arrow with the result; nothing when there is none.
    var arrow: String {
        let result = written(requirement.resultType)
        if requirement.isInitializer { return "" }
        return result.isVoid && !requirement.isSubscript ? "" : " -> \(result)"
    }

    /// A parameter with the name that the body uses.
    func declared(_ parameter: Parameter, name: String, prefixes: [String], type: SwiftType) -> String {
        let label = requirement.label(of: parameter)
        let names: String
        if let label {
            names =
                label == name && !requirement.isSubscript
                ? DeclaredName.label(name) : DeclaredName.label(label) + " " + DeclaredName.quoted(name)
        } else {
            let isPlain = requirement.isSubscript && parameter.firstName != "_" || DeclaredName.isOperator(requirement.name)
            names = (isPlain ? "" : "_ ") + DeclaredName.quoted(name)
        }
        return names + ": " + type.prefixed(prefixes).description + (parameter.isVariadic ? "..." : "")
    }

    /// What a call looks like: `load(id:)`.
    var title: String {
        if case .variable(let name, _) = requirement.kind { return name }
        let labels = requirement.parameters.map { (requirement.label(of: $0) ?? "_") + ":" }
        return declaredName.replacing(" ", with: "") + "(" + labels.joined() + ")"
    }

    /// The attributes that a conforming type has to repeat, or that its callers see.
    var attributes: [String] {
        requirement.declaration.attributes.filter { ["available", "discardableResult", "concurrent", "Sendable"].contains($0.name) }
            .map { "@" + $0.name + ($0.arguments.map { "(\($0))" } ?? "") }
    }
}
