import SwiftSource

/// All that a protocol or a composition requires, with what it inherits.
struct ProtocolRequirements: Sendable {
    /// An associated type with what it has to conform to.
    struct Associated: Sendable {
        let name: String
        var constraints: [(type: SwiftType, scope: ModelScope)]
    }

    /// A requirement of a where clause, or of an associated type.
    struct Clause: Sendable {
        let requirement: GenericRequirement
        let scope: ModelScope
    }

    /// The requirements, each once.
    var requirements: [(requirement: Requirement, isolation: Isolation)] = []
    var associated: [Associated] = []
    /// What associated types are the same as.
    var sameTypes: [String: (type: SwiftType, scope: ModelScope)] = [:]
    var clauses: [Clause] = []
    /// The class that types have to inherit from.
    var superclass: String?
    /// The names of all that it inherits from, of protocols that no file declares too.
    var names: Set<String> = []
    /// The actor that the types belong to.
    var isolation = Isolation.none
    /// The protocols of files.
    var nodes: [Int] = []

    /// The protocols of the library among what it inherits from of which something holds, sorted.
    func standardNames(where holds: (String) -> Bool) -> [String] {
        Set(names.map(StandardNames.withoutModule)).filter(holds).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Gives generic parameters of members other names than those of the type around them.
    mutating func avoid(_ names: Set<String>) {
        guard !names.isEmpty else { return }
        for index in requirements.indices { requirements[index].requirement.avoid(names) }
    }

    /// Whether values may be sent between tasks.
    var isSendable: Bool {
        isolation != .none || ["Sendable", "Error", "CodingKey"].contains { names.contains($0) || names.contains("Swift." + $0) }
    }

    /// Whether the type itself stands in a requirement.
    var mentionsSelf: Bool {
        requirements.contains { item in
            let requirement = item.requirement
            let types = requirement.parameters.map(\.type.type) + [requirement.resultType]
            return types.contains { Self.mentionsSelf($0) }
        } || names.contains { ["Equatable", "Hashable", "Comparable"].contains(StandardNames.withoutModule($0)) }
    }

    private static func mentionsSelf(_ type: SwiftType) -> Bool {
        var isFound = false
        _ = type.mapped { part in
            switch part {
            case .member(.named(let base), _) where base.name == "Self": return part
            case .named(let named) where named.name == "Self":
                isFound = true
                return part
            default: return nil
            }
        }
        return isFound
    }
}
