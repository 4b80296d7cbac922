import Diagnostics
import SwiftSource

/// Makes the mock of a protocol or composition, and finds what no mock can do.
struct MockBuilder {
    private let type: TypeElement
    private let style: MockNames.Style
    private var all: ProtocolRequirements
    private var findings: [Diagnostic] = []

    /// The mock of a protocol, with what is wrong with it; `nil` when other files do not see the protocol, or it cannot have one.
    static func mock(of type: TypeElement, style: MockNames.Style) -> (mock: Mock?, findings: [Diagnostic]) {
        var builder = MockBuilder(type, style)
        let mock = builder.make()
        return (builder.findings.isEmpty ? mock : nil, builder.findings)
    }

    private init(_ type: TypeElement, _ style: MockNames.Style) {
        (self.type, self.style) = (type, style)
        all = RequirementCollector.requirements(of: type)
    }

    private var storage: ModelStorage { type.storage }

    private mutating func make() -> Mock? {
        guard type.access != .private, type.access != .fileprivate else { return nil }
        findRefused()
        let given = TypealiasAnnotation.types(of: type)
        let isActor = all.isolation == .instance
        let isFinal = all.mentionsSelf && !isActor
        let name = type.node.localName + "Mock"
        let selfName = isFinal || isActor ? name : nil
        let types = RequirementTypes(storage: storage, selfName: selfName, parent: type.node.parent)
        let generics = AssociatedGenerics(all, given: given, types: types)
        all.avoid(Set(all.associated.map(\.name)))
        let surroundings = MockSurroundings(
            name: name, isActor: isActor, isGuarded: all.isSendable && all.isolation == .none, isolation: all.isolation,
            isGeneric: !generics.parameters.isEmpty, types: types, shadowed: shadowed)
        var mock = Mock(
            name: name, keyword: isActor ? "actor" : isFinal ? "final class" : "class",
            access: type.access == .internal ? "" : type.access.rawValue + " ", bases: bases(surroundings),
            attributes: attributes(surroundings), hasInitializer: hasInitializer)
        mock.generics = generics.clause
        mock.whereClause = generics.whereClause
        mock.typealiases = generics.typealiases
        mock.parent = type.node.parent.map { storage.nodes[$0].name }
        mock.condition = type.mainDeclaration.flatMap { ConditionFilter.text(of: $0) }
        mock.identity = identity(name, surroundings)
        mock.members = members(surroundings)
        return mock
    }

    private func members(_ surroundings: MockSurroundings) -> [MockMember] {
        let builder = MockMemberBuilder(surroundings: surroundings, conditions: type.mainDeclaration?.conditions ?? [])
        let list = all.requirements
        let names = MockNames.names(of: list.map(\.requirement), style: style) { index, name in
            let member = builder.member(list[index].requirement, isolation: list[index].isolation, name: name)
            return member.states.flatMap { state in
                [(state.isStatic, state.name)] + (state.isBoxed ? [(state.isStatic, state.name + "Box")] : [])
            }
        }
        return zip(list, names).map { builder.member($0.requirement, isolation: $0.isolation, name: $1) }
    }

    // MARK: - The head

    private var isObject: Bool { all.names.contains("NSObjectProtocol") || type.mainDeclaration?.hasAttribute("objc") == true }

    private func bases(_ surroundings: MockSurroundings) -> [String] {
        var list: [String] = []
        // A composition that names a class, or Sendable, says so already.
        let parts = type.typeKind == .protocolComposition ? CompositionParts(storage, type.number) : nil
        if let superclass = all.superclass { list.append(superclass) } else if isObject { list.append("NSObject") }
        if let parts, parts.namesMore {
            list += parts.protocols
        } else {
            list.append(type.node.localName)
        }
        if surroundings.isGuarded { list.append("@unchecked Sendable") }
        return list
    }

    /// What the mock calls by other names than the library does.
    private var shadowed: Set<String> {
        Set(
            ["Bool", "Error", "Int"].filter { name in
                storage.meaning(of: name, in: type.scope) != nil || all.associated.contains { $0.name == name }
            })
    }

    private func attributes(_ surroundings: MockSurroundings) -> [String] {
        var list = type.availability
        if case .global(let actor) = surroundings.isolation { list.append("@" + actor) }
        return list
    }

    /// A class that inherits from another one has the initializers of that.
    private var hasInitializer: Bool {
        guard all.superclass == nil, !isObject else { return false }
        return !all.requirements.contains { $0.requirement.isInitializer && $0.requirement.parameters.isEmpty }
    }

    /// Mocks are equal when they are the same.
    private func identity(_ name: String, _ surroundings: MockSurroundings) -> [String] {
        let names = Set(all.names.map(StandardNames.withoutModule))
        guard !names.isDisjoint(with: ["Equatable", "Hashable", "Comparable"]), all.superclass == nil, !isObject else { return [] }
        let modifier = all.isolation == .none ? "" : "nonisolated "
        var list: [String] = []
        if !all.requirements.contains(where: { $0.requirement.name == "==" }) {
            let modifier = all.isolation == .instance ? "" : modifier
            let result = surroundings.standard("Bool")
            list.append("\(modifier)static func == (left: \(name), right: \(name)) -> \(result) { left === right }")
        }
        if names.contains("Hashable"), !all.requirements.contains(where: { $0.requirement.name == "hash" }) {
            list.append("\(modifier)func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
        }
        return list
    }

    // MARK: - What no mock can do

    private mutating func refuse(_ message: String, _ location: SourceLocation?) {
        findings.append(Diagnostic(.error, "mock-unsupported", message, at: location))
    }

    private mutating func findRefused() {
        let isDistributed = all.names.contains {
            StandardNames.withoutModule($0) == "DistributedActor" || $0 == "Distributed.DistributedActor"
        }
        if isDistributed {
            refuse(
                "'\(type.node.name)' is distributed, and a mock cannot be; make its calls part of another protocol",
                type.mainDeclaration?.nameLocation)
        }
        for name in all.standardNames(where: StandardProtocol.isBeyondMocks) {
            refuse(
                "'\(type.node.name)' inherits from '\(name)', which a mock cannot be; let it have a property of that kind",
                type.mainDeclaration?.nameLocation)
        }
        let types = RequirementTypes(storage: storage, selfName: nil, parent: nil)
        for (requirement, _) in all.requirements where requirement.scope.node != nil {
            let shown = Signature(requirement: requirement, types: types).title
            if !requirement.isInitializer, Self.hasOpaque(requirement.resultType) {
                refuse("'\(shown)' has an opaque type, which no protocol can require; give it an associated type", requirement.location)
            } else if requirement.isVariable || requirement.isSubscript,
                types.isNoncopyable(requirement.resultType, in: requirement.scope)
            {
                refuse("the value of '\(shown)' cannot be copied, and a mock has to keep it; make it a method", requirement.location)
            } else if GenericErasure(requirement, types: types).opaqueNames.contains(where: { requirement.resultType.mentions([$0]) }),
                requirement.declaration.genericParameters.contains(where: { $0.specifier == nil })
            {
                refuse("the result of '\(shown)' cannot be copied, and a mock has to keep it", requirement.location)
            }
        }
    }

    private static func hasOpaque(_ type: SwiftType) -> Bool { type.contains { if case .some = $0 { true } else { false } } }
}
