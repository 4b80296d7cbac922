import SwiftSource

/// How a type that conforms to a protocol names its associated types: as generic parameters, or as typealiases where they are known.
struct AssociatedGenerics {
    /// The names of the generic parameters.
    private(set) var parameters: [String] = []
    /// The parameters in brackets; empty when there are none.
    private(set) var clause = ""
    /// The where clause with a blank before it.
    private(set) var whereClause = ""
    /// The typealiases, `Item = Int`.
    private(set) var typealiases: [String] = []

    init(_ all: ProtocolRequirements, given: [String: SwiftType], types: RequirementTypes) {
        var constraints: [String: [String]] = [:]
        for associated in all.associated {
            if let type = given[associated.name] {
                typealiases.append("\(DeclaredName.quoted(associated.name)) = \(type)")
            } else if let same = all.sameTypes[associated.name] {
                let type = types.written(same.type, in: same.scope)
                typealiases.append("\(DeclaredName.quoted(associated.name)) = \(type)")
                constraints[type.description, default: []] += Self.texts(associated, types)
            } else {
                parameters.append(associated.name)
                constraints[associated.name, default: []] += Self.texts(associated, types)
            }
        }
        if !parameters.isEmpty {
            clause =
                "<"
                + parameters.map { name in
                    var seen: Set<String> = []
                    let bound = (constraints[name] ?? []).filter { seen.insert($0).inserted }
                    return name + (bound.isEmpty ? "" : ": " + bound.joined(separator: " & "))
                }.joined(separator: ", ") + ">"
        }
        whereClause = Self.whereClause(all, types, Set(parameters), Self.known(all, given, types))
    }

    private static func texts(_ associated: ProtocolRequirements.Associated, _ types: RequirementTypes) -> [String] {
        associated.constraints.flatMap { types.written($0.type, in: $0.scope).composed }.map(\.description)
    }

    /// What associated types stand for that are no generic parameters: a where clause does not see the typealiases below it.
    private static func known(
        _ all: ProtocolRequirements, _ given: [String: SwiftType], _ types: RequirementTypes
    ) -> [String: SwiftType] {
        var known = all.sameTypes.mapValues { types.written($0.type, in: $0.scope) }.merging(given) { $1 }
        // One may stand for another, but not through more steps than there are.
        for _ in 0..<min(known.count, 8) { known = known.mapValues { replaced($0, known) } }
        return known
    }

    private static func replaced(_ type: SwiftType, _ known: [String: SwiftType]) -> SwiftType {
        type.mapped { part in
            guard case .named(let named) = part, named.arguments.isEmpty, named.module == nil, let other = known[named.name] else {
                return nil
            }
            return other.mentions([named.name]) ? part : other.grouped
        }
    }

    private static func whereClause(
        _ all: ProtocolRequirements, _ types: RequirementTypes, _ free: Set<String>, _ known: [String: SwiftType]
    ) -> String {
        var seen: Set<String> = []
        let clauses = all.clauses.compactMap { item -> String? in
            let left = replaced(types.written(item.requirement.left.type, in: item.scope), known)
            let right = replaced(types.written(item.requirement.right.type, in: item.scope), known)
            guard left.mentions(free) || right.mentions(free) && item.requirement.relation == .equals else { return nil }
            let text = "\(left)\(item.requirement.relation == .equals ? " == " : ": ")\(right)"
            return seen.insert(text).inserted ? text : nil
        }
        return clauses.isEmpty ? "" : " where " + clauses.joined(separator: ", ")
    }
}
