import SwiftSource

/// Types without the generic parameters of a method, which a stored property cannot have.
struct GenericErasure {
    private let types: RequirementTypes
    private let scope: ModelScope
    /// What stands in the place of each generic parameter; nothing for one that nothing can hold.
    private var existentials: [String: SwiftType] = [:]
    /// The names of the generic parameters.
    let names: Set<String>
    /// The generic parameters that nothing can hold: packs, numbers, and those whose values cannot be copied.
    private(set) var opaqueNames: Set<String> = []

    init(_ requirement: Requirement, types: RequirementTypes) {
        self.types = types
        scope = requirement.scope
        let parameters = requirement.genericParameters
        names = Set(parameters.map(\.name))
        for parameter in parameters {
            var constraints = parameter.constraint?.type.composed ?? []
            for clause in requirement.genericRequirements where clause.relation == .conformsTo {
                if clause.left.type.description == parameter.name { constraints += clause.right.type.composed }
            }
            if parameter.specifier != nil || constraints.contains(where: { if case .suppressed = $0 { true } else { false } }) {
                opaqueNames.insert(parameter.name)
            }
            existentials[parameter.name] = existential(of: constraints)
        }
    }

    /// The type that holds what conforms to some protocols.
    private func existential(of constraints: [SwiftType]) -> SwiftType {
        var kept: [SwiftType] = []
        var isExistential = false
        for constraint in constraints {
            var constraint = types.written(constraint, in: scope)
            if case .named(var named) = constraint, constraint.mentions(names) {
                named.arguments = []
                constraint = .named(named)
            }
            if types.isProtocol(constraint, in: scope) {
                isExistential = true
                kept.append(constraint)
            } else if types.isClass(constraint, in: scope) || constraint.lookupName == "AnyObject" {
                kept.append(constraint)
            }
        }
        guard let first = kept.first else { return .name("Any") }
        let type = kept.count > 1 ? SwiftType.composition(kept) : first
        return isExistential || kept.count > 1 ? .any(type) : type
    }

    /// Whether a type mentions a generic parameter that nothing can hold.
    func isOpaque(_ type: SwiftType) -> Bool {
        type.mentions(opaqueNames) || type.contains { if case .packExpansion = $0 { true } else { false } }
    }

    /// A type that a property can have and that holds the values of a type, and whether it is another one.
    func erased(_ type: SwiftType) -> (type: SwiftType, isErased: Bool) {
        switch type {
        case .named(let named) where names.contains(named.name) && named.arguments.isEmpty:
            return (existentials[named.name] ?? .name("Any"), true)
        case .some(let inner):
            let bound = withoutArguments(inner)
            if bound.mentions(names) { return (.name("Any"), true) }
            return (types.isClass(bound, in: scope) ? bound : .any(bound), true)
        case .optional(let inner):
            let inner = erased(inner.withoutParentheses)
            return (.optional(inner.type), inner.isErased)
        case .implicitlyUnwrapped(let inner):
            let inner = erased(inner.withoutParentheses)
            return (.optional(inner.type), inner.isErased)
        case .array(let inner):
            let inner = erased(inner)
            return (.array(inner.type), inner.isErased)
        case .dictionary(let key, let value) where !isGeneric(key):
            let value = erased(value)
            return (.dictionary(key: key, value: value.type), value.isErased)
        case .metatype(let inner):
            guard case .named(let named) = inner, names.contains(named.name) else { break }
            switch existentials[named.name] {
            case .any(let bound)?: return (.any(.metatype(bound)), true)
            case let bound?: return (.metatype(bound), true)
            case nil: break
            }
        default: break
        }
        return isGeneric(type) ? (.name("Any"), true) : (type, false)
    }

    /// A protocol without arguments that a property cannot name.
    private func withoutArguments(_ type: SwiftType) -> SwiftType {
        guard case .named(var named) = type, type.mentions(names) || type.contains(where: { if case .some = $0 { true } else { false } })
        else { return type }
        named.arguments = []
        return .named(named)
    }

    private func isGeneric(_ type: SwiftType) -> Bool {
        type.mentions(names) || type.contains { if case .some = $0 { true } else { false } }
    }
}
