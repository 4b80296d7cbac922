import SwiftSource

/// Makes the members of a mock.
struct MockMemberBuilder {
    let surroundings: MockSurroundings
    /// The conditions of the protocol, which its mock stands under.
    let conditions: [ConditionalBranch]

    /// The member that does for a requirement.
    func member(_ requirement: Requirement, isolation: Isolation, name: String) -> MockMember {
        let signature = Signature(requirement: requirement, types: surroundings.types)
        let prefix = surroundings.prefix(isolation, isStatic: requirement.isStatic || requirement.isInitializer)
        var member = MockMember(
            title: signature.title, name: name, condition: condition(of: requirement),
            attributes: signature.attributes + [prefix.attribute].compactMap { $0 },
            declaration: requirement.isOfCaller ? "nonisolated(nonsending) " : prefix.modifier)
        switch requirement.kind {
        case .function, .initializer: addFunction(&member, signature, isolation)
        case .subscript: addSubscript(&member, signature, isolation)
        case .variable: addVariable(&member, signature, isolation)
        }
        return member
    }

    private func condition(of requirement: Requirement) -> String? {
        let own = requirement.declaration.conditions
        return own.starts(with: conditions) && own.count == conditions.count ? nil : ConditionFilter.text(of: requirement.declaration)
    }

    private func parameters(_ signature: Signature, name: String) -> [MockParameter] {
        let erasure = GenericErasure(signature.requirement, types: surroundings.types)
        let parameters = signature.requirement.parameters
        var reserved: Set<String> = [name + "Closure", name + "SetClosure"]
        if signature.requirement.isSubscript { reserved.insert("newValue") }
        // A longer name must not be that of another parameter.
        let written = Set(parameters.compactMap(\.name))
        return parameters.enumerated().map { index, parameter in
            let others = written.subtracting([parameter.name ?? ""]).union(reserved)
            return MockParameter(parameter, index: index, signature: signature, erasure: erasure, reserved: others)
        }
    }

    private func call(_ signature: Signature, _ name: String, _ isolation: Isolation, _ parameters: [MockParameter]) -> MockCall {
        MockCall(signature, name: name, isolation: isolation, surroundings: surroundings, parameters: parameters)
    }

    private func addFunction(_ member: inout MockMember, _ signature: Signature, _ isolation: Isolation) {
        let parameters = parameters(signature, name: member.name)
        let call = call(signature, member.name, isolation, parameters)
        let list = "(" + parameters.map(\.declared).joined(separator: ", ") + ")"
        let isInitializer = signature.requirement.isInitializer
        let word = isInitializer ? (surroundings.isActor ? "" : "required ") : signature.modifiers + "func "
        member.declaration +=
            word + signature.declaredName + signature.generics + list + signature.effects + signature.arrow
            + signature.whereClause
        member.states = call.states
        member.lines = call.lines
    }

    private func addSubscript(_ member: inout MockMember, _ signature: Signature, _ isolation: Isolation) {
        let parameters = parameters(signature, name: member.name)
        let getter = call(signature, member.name, isolation, parameters)
        let list = "(" + parameters.map(\.declared).joined(separator: ", ") + ")"
        member.declaration += signature.modifiers + "subscript" + signature.generics + list + signature.arrow + signature.whereClause
        member.states = getter.states
        member.accessors = [MockMember.Accessor(head: "get" + signature.effects, lines: getter.lines)]
        guard signature.requirement.isMutable else { return }
        let type = surroundings.types.written(signature.requirement.resultType, in: signature.requirement.scope)
        let value = MockParameter(setting: type, signature: signature)
        let setter = MockCall(
            signature, name: member.name + "Set", isolation: isolation, surroundings: surroundings, parameters: parameters + [value],
            isSetter: true)
        member.states += setter.states
        member.accessors.append(MockMember.Accessor(head: "set", lines: setter.lines))
    }

    private func addVariable(_ member: inout MockMember, _ signature: Signature, _ isolation: Isolation) {
        let requirement = signature.requirement
        let type = signature.written(requirement.resultType)
        member.declaration += signature.modifiers + "var " + signature.declaredName + ": \(type)"
        if !signature.effects.isEmpty {
            let getter = call(signature, member.name, isolation, [])
            member.states = getter.states
            member.accessors = [MockMember.Accessor(head: "get" + signature.effects, lines: getter.lines)]
            return
        }
        let underlying = Self.underlying(signature, name: member.name, isolation: isolation, surroundings: surroundings)
        let getCount = count("Get", member.name, requirement, underlying)
        member.states = [getCount]
        member.accessors = [
            MockMember.Accessor(head: "get", lines: [getCount.changing(" += 1"), "return \(underlying.returned)"]),
            MockMember.Accessor(head: "set", lines: ["\(underlying.reference) = newValue"]),
        ]
        if requirement.isMutable {
            let setCount = count("Set", member.name, requirement, underlying)
            member.states.append(setCount)
            member.accessors[1].lines.insert(setCount.changing(" += 1"), at: 0)
        }
        member.states.append(underlying)
    }

    private func count(_ word: String, _ name: String, _ requirement: Requirement, _ underlying: MockState) -> MockState {
        let number = surroundings.standard("Int").description
        return MockState(
            role: .callsCount, name: name + word + "CallsCount", type: number, value: "0", boxType: number, isStatic: requirement.isStatic,
            isolation: underlying.isolation, isBoxed: underlying.isBoxed)
    }

    /// The property that holds the value of a variable.
    static func underlying(
        _ signature: Signature, name: String, isolation: Isolation, surroundings: MockSurroundings
    ) -> MockState {
        let requirement = signature.requirement
        let place = surroundings.place(isolation, isStatic: requirement.isStatic)
        let type = signature.written(requirement.resultType)
        var (stored, value) = (SwiftType.implicitlyUnwrapped(type), "nil")
        var box = SwiftType.optional(type)
        switch type {
        case .optional: (stored, box) = (type, type)
        case .implicitlyUnwrapped(let inner): (stored, box) = (.optional(inner), .optional(inner))
        case .array: (stored, box, value) = (type, type, "[]")
        case .dictionary: (stored, box, value) = (type, type, "[:]")
        case .named(let named) where ["Array", "Set"].contains(named.name) && named.arguments.count == 1:
            (stored, box, value) = (type, type, "[]")
        case .named(let named) where named.name == "Dictionary" && named.arguments.count == 2: (stored, box, value) = (type, type, "[:]")
        default: break
        }
        return MockState(
            role: .underlying, name: "underlying" + DeclaredName.upperFirst(name), type: stored.description,
            value: value, boxType: box.description, isStatic: requirement.isStatic, isolation: place.isolation, isBoxed: place.isBoxed)
    }
}
