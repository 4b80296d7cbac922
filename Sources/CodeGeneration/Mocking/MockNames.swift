import SwiftSource

/// Gives each member of a mock the name that those of its states begin with.
///
/// A member has the short name unless another one needs the same; then both have longer ones, which depend on nothing but their own
/// declarations, so that what is added to a protocol later never takes a name away from a member that it does not collide with.
struct MockNames {
    /// How long the names are.
    enum Style: String {
        /// `load`.
        case short
        /// `loadId`, as Sourcery names them up to 2.1.2.
        case labels
        /// `loadIdIntItem`, as Sourcery names them since.
        case types
    }

    private let requirements: [Requirement]
    private let style: Style
    /// The names of the states of a member that has a name.
    private let states: (Int, String) -> [(isStatic: Bool, name: String)]
    private var levels: [Int]

    /// The names of all members.
    static func names(
        of requirements: [Requirement], style: Style, states: @escaping (Int, String) -> [(isStatic: Bool, name: String)]
    ) -> [String] {
        var names = MockNames(requirements: requirements, style: style, states: states)
        names.solve()
        return requirements.indices.map { names.name(of: $0) }
    }

    private init(requirements: [Requirement], style: Style, states: @escaping (Int, String) -> [(isStatic: Bool, name: String)]) {
        (self.requirements, self.style, self.states) = (requirements, style, states)
        levels = requirements.map { Self.pinned($0) == nil ? 0 : -1 }
    }

    /// The name that an annotation gives.
    private static func pinned(_ requirement: Requirement) -> String? {
        guard case .string(let name)? = requirement.declaration.annotations["mockName"], !name.isEmpty else { return nil }
        return DeclaredName.part(name)
    }

    /// The longest name without a number is that of level 4; what still collides then differs in things that no name tells.
    private static let lastLevel = 4

    private mutating func solve() {
        let declared = Set(requirements.map { Key(isStatic: $0.isStatic, name: $0.name) })
        for _ in 0...(Self.lastLevel + 2) {
            var owners: [Key: [Int]] = [:]
            for index in requirements.indices {
                for state in states(index, name(of: index)) {
                    owners[Key(isStatic: state.isStatic, name: state.name), default: []].append(index)
                }
            }
            var colliding: Set<Int> = []
            for (key, indices) in owners {
                if declared.contains(key) { colliding.formUnion(indices) }
                for (position, index) in indices.enumerated() {
                    for other in indices[..<position] where other != index && !requirements[index].excludes(requirements[other]) {
                        colliding.formUnion([index, other])
                    }
                }
            }
            let longer = colliding.filter { levels[$0] <= Self.lastLevel && levels[$0] >= 0 }
            // Two that are pinned to one name can only be told apart by a number.
            let stuck = longer.isEmpty ? colliding.filter { levels[$0] < 0 } : []
            if longer.isEmpty, stuck.isEmpty { return }
            for index in longer { levels[index] += 1 }
            for index in stuck.sorted().dropFirst() { levels[index] = Self.lastLevel + 1 }
        }
    }

    private struct Key: Hashable {
        let isStatic: Bool
        let name: String
    }

    private func name(of index: Int) -> String {
        let requirement = requirements[index]
        let level = levels[index]
        if level < 0, let pinned = Self.pinned(requirement) { return pinned }
        let base = DeclaredName.part(requirement.name)
        if level > Self.lastLevel { return (Self.pinned(requirement) ?? longName(requirement, 3)) + "\(index + 1)" }
        if requirement.isVariable { return base + (level == 0 ? "" : level == 1 ? "Property" : "Property\(level)") }
        return longName(requirement, max(level, style == .short ? 0 : style == .labels ? 1 : 3))
    }

    /// The name with more words at each level: labels, types of parameters, type of the result, everything else.
    private func longName(_ requirement: Requirement, _ level: Int) -> String {
        var name = DeclaredName.part(requirement.name)
        if requirement.isVariable { return name }
        for parameter in requirement.parameters {
            let label = requirement.label(of: parameter)
            if level > 0, let label { name += DeclaredName.upperFirst(DeclaredName.part(label)) }
            if level > 1 { name += parameter.type.type.words + (parameter.isVariadic ? "Variadic" : "") }
        }
        let result = requirement.resultType
        if level > 2, !requirement.isInitializer, !result.isVoid { name += result.words }
        if level > 3 {
            let effects = requirement.effects
            // One that is called like a subscript or an initializer.
            if requirement.declaration.kind == .function, ["init", "subscript"].contains(requirement.name) { name += "Function" }
            name += effects.isAsync ? "Async" : ""
            name += effects.throwsKeyword.map { DeclaredName.upperFirst($0) } ?? ""
            name += effects.errorType.map(\.words) ?? ""
            for parameter in requirement.declaration.genericParameters {
                name += parameter.name + (parameter.constraint.map(\.type.words) ?? "")
            }
            for clause in requirement.declaration.genericRequirements { name += clause.left.type.words + "Is" + clause.right.type.words }
        }
        return name
    }
}
