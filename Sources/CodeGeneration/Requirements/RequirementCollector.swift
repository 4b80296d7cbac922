import SwiftSource

/// Collects what a protocol requires, through all that it inherits from, in all files.
struct RequirementCollector {
    private let storage: ModelStorage
    private var result = ProtocolRequirements()
    private var seenNodes: Set<Int> = []
    private var positions: [String: [Int]] = [:]
    /// Typealiases of protocols by name, which may say what an associated type is.
    private var aliases: [String: (type: SwiftType, scope: ModelScope)] = [:]

    /// All that a protocol or composition requires.
    static func requirements(of type: TypeElement) -> ProtocolRequirements {
        var collector = RequirementCollector(storage: type.storage)
        collector.visit(type.number)
        collector.finish()
        return collector.result
    }

    private init(storage: ModelStorage) {
        self.storage = storage
    }

    /// Goes through protocols from the nearest to the farthest.
    private mutating func visit(_ first: Int) {
        var open = [first]
        var next = 0
        while next < open.count {
            let number = open[next]
            next += 1
            guard seenNodes.insert(number).inserted else { continue }
            let node = storage.nodes[number]
            switch node.kind {
            case .class:
                result.superclass = result.superclass ?? node.name
                result.names.formUnion(storage.relations(of: number).names)
                continue
            case .protocol: visitMembers(of: number)
            case .protocolComposition:
                if let alias = storage.declarations(of: number).alias, let target = alias.declaration.aliasedType {
                    addArguments(of: target.type, storage.scope(of: alias))
                }
            default: break
            }
            for base in node.bases {
                result.names.insert(base.name)
                if let known = base.node, storage.nodes[known].kind != .extension {
                    result.names.insert(storage.nodes[known].name)
                    open.append(known)
                } else {
                    visitStandard(StandardNames.withoutModule(base.name), around: number)
                }
            }
            open += selfTypes(of: number)
        }
    }

    /// What the where clause of a protocol says about the type itself.
    private mutating func selfTypes(of number: Int) -> [Int] {
        guard let main = storage.declarations(of: number).main, storage.nodes[number].kind == .protocol else { return [] }
        var found: [Int] = []
        let scope = ModelScope(node: number, file: main.file)
        for requirement in main.declaration.genericRequirements where requirement.left.description == "Self" {
            for type in requirement.right.type.composed {
                guard let name = type.lookupName else { continue }
                result.names.insert(name)
                if let node = storage.type(named: name, in: scope) { found.append(node) }
            }
        }
        return found
    }

    private mutating func visitMembers(of number: Int) {
        result.nodes.append(number)
        for part in storage.declarations(of: number).parts where !part.isExtension {
            let scope = ModelScope(node: number, file: part.file)
            let declaration = part.declaration
            let isolation = isolation(of: number)
            for clause in declaration.genericRequirements where clause.left.description != "Self" { add(clause, scope) }
            for type in declaration.inheritedTypes { addArguments(of: type.type, scope) }
            for member in declaration.members where storage.conditions.holds(member) {
                visit(member, node: number, scope: scope, around: isolation)
            }
        }
    }

    private mutating func visit(_ member: Declaration, node: Int?, scope: ModelScope, around: Isolation) {
        switch member.kind {
        case .associatedType:
            add(member.name, member.inheritedTypes.map { ($0.type, scope) })
            for clause in member.genericRequirements { add(clause, scope) }
        case .typealias:
            if let target = member.aliasedType, aliases[member.name] == nil { aliases[member.name] = (target.type, scope) }
        default:
            for requirement in Requirement.list(member, node: node, file: scope.file) {
                add(requirement, isolation(of: requirement, around: around))
            }
        }
    }

    private mutating func visitStandard(_ name: String, around number: Int) {
        result.names.insert(name)
        let scope = ModelScope(node: nil, file: storage.declarations(of: number).main?.file ?? 0)
        for member in StandardProtocol.members(of: name) { visit(member, node: nil, scope: scope, around: .none) }
        for base in StandardProtocol.bases(of: name) { visitStandard(base, around: number) }
    }

    /// The actor that a protocol belongs to, itself or through what it inherits from.
    private func isolation(of number: Int) -> Isolation {
        let relations = storage.relations(of: number)
        if relations.names.contains(where: { ["Actor", "DistributedActor"].contains(StandardNames.withoutModule($0)) }) {
            return .instance
        }
        for node in [number] + relations.ancestors {
            for part in storage.declarations(of: node).parts where !part.isExtension {
                let scope = ModelScope(node: node, file: part.file)
                if let actor = Isolation.global(among: part.declaration.attributes, storage: storage, scope: scope) {
                    return .global(actor)
                }
            }
        }
        return .none
    }

    private func isolation(of requirement: Requirement, around: Isolation) -> Isolation {
        let declaration = requirement.declaration
        if declaration.hasModifier("nonisolated") || declaration.hasAttribute("concurrent") { return .none }
        let attributes = requirement.declaration.attributes
        if let actor = Isolation.global(among: attributes, storage: storage, scope: requirement.scope) { return .global(actor) }
        if around == .instance, requirement.isStatic || requirement.isInitializer { return .none }
        return around
    }

    private mutating func add(_ name: String, _ constraints: [(type: SwiftType, scope: ModelScope)]) {
        if let index = result.associated.firstIndex(where: { $0.name == name }) {
            result.associated[index].constraints += constraints
        } else {
            result.associated.append(ProtocolRequirements.Associated(name: name, constraints: constraints))
        }
    }

    private mutating func add(_ clause: GenericRequirement, _ scope: ModelScope) {
        result.clauses.append(ProtocolRequirements.Clause(requirement: clause, scope: scope))
    }

    /// Takes the requirements out that say what an associated type is the same as.
    private mutating func takeEqualities() {
        let names = Set(result.associated.map(\.name))
        let clauses = result.clauses
        result.clauses = clauses.filter { clause in
            let (left, right) = (clause.requirement.left.type, clause.requirement.right.type)
            guard clause.requirement.relation == .equals else { return true }
            for (side, other) in [(left, right), (right, left)] {
                guard let name = Self.associatedName(side), names.contains(name) else { continue }
                guard result.sameTypes[name] == nil, !leads(other, to: name) else { continue }
                // What is said about a part of another associated type stays a requirement.
                if Self.associatedName(other) == nil, other.mentions(names) { continue }
                result.sameTypes[name] = (other, clause.scope)
                return false
            }
            return true
        }
        for name in names where result.sameTypes[name] == nil {
            if let alias = aliases[name], !leads(alias.type, to: name) { result.sameTypes[name] = alias }
        }
        result.sameTypes = result.sameTypes.filter { names.contains($0.key) }
    }

    /// Whether a type is an associated type that is known to be the same as another one.
    private func leads(_ type: SwiftType, to name: String) -> Bool {
        var type = type
        for _ in 0...result.associated.count {
            guard let next = Self.associatedName(type) else { return false }
            if next == name { return true }
            guard let same = result.sameTypes[next] else { return false }
            type = same.type
        }
        return true
    }

    /// The name of an associated type that stands alone, also behind `Self`.
    private static func associatedName(_ type: SwiftType) -> String? {
        switch type {
        case .named(let named) where named.arguments.isEmpty && named.module == nil: named.name
        case .member(.named(let base), let named) where base.name == "Self": named.name
        default: nil
        }
    }

    /// What `protocol P: Q<Int>` says about the first associated types of `Q`.
    private mutating func addArguments(of type: SwiftType, _ scope: ModelScope) {
        for type in type.composed {
            guard case .named(let named) = type.bare, !named.arguments.isEmpty else { continue }
            let main = storage.type(named: named.name, in: scope).flatMap { storage.declarations(of: $0).main }
            let names = main.map { $0.declaration.genericParameters.map(\.name) } ?? StandardProtocol.primaryTypes(of: named.name)
            for (name, argument) in zip(names, named.arguments) { result.sameTypes[name] = (argument, scope) }
        }
    }

    /// Adds a requirement, unless one is there that does for both.
    private mutating func add(_ requirement: Requirement, _ isolation: Isolation) {
        let key = requirement.key { $0 }
        for position in positions[key] ?? [] where !result.requirements[position].requirement.excludes(requirement) {
            let known = result.requirements[position].requirement
            if !known.effects.isEmpty, requirement.effects.isEmpty { result.requirements[position] = (requirement, isolation) }
            if known.isMutable || requirement.isMutable { result.requirements[position].requirement.isMutable = true }
            return
        }
        positions[key, default: []].append(result.requirements.count)
        result.requirements.append((requirement, isolation))
    }

    private mutating func finish() {
        result.isolation =
            seenNodes.sorted().map { storage.nodes[$0].kind == .protocol ? isolation(of: $0) : .none }
            .first { $0 != .none } ?? .none
        takeEqualities()
    }
}
