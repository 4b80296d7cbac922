import SwiftSource

/// What generic parameters have to conform to so that a type that has them does.
struct GenericConditions {
    /// The protocols of the library that imply another one.
    private static let implying: [String: Set<String>] = [
        "Equatable": [
            "Equatable", "Hashable", "Comparable", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "Numeric",
            "FloatingPoint", "BinaryFloatingPoint", "StringProtocol", "Strideable", "CodingKey",
        ],
        "Hashable": [
            "Hashable", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint",
            "StringProtocol",
        ],
    ]

    /// The where clause with a blank before it; nothing when nothing has to be said.
    static func clause(_ name: String, for properties: [StoredProperty], of type: TypeElement) -> String {
        var generics: [GenericParameter] = []
        var requirements: [GenericRequirement] = []
        var around: TypeElement? = type
        while let current = around {
            generics += current.mainDeclaration?.genericParameters ?? []
            requirements += current.mainDeclaration?.genericRequirements ?? []
            around = current.node.parent.map { TypeElement(storage: type.storage, number: $0, part: nil) }
        }
        let names = Set(generics.filter { $0.specifier != "let" }.map(\.name))
        guard !names.isEmpty else { return "" }
        var mentioned: [String] = []
        for property in properties {
            _ = property.type.type.mapped { part in
                switch part {
                case .named(let named) where names.contains(named.name): mentioned.append(named.name)
                case .member(.named(let base), let named) where names.contains(base.name): mentioned.append("\(base.name).\(named.name)")
                case .metatype: return part
                default: return nil
                }
                return part
            }
        }
        var seen: Set<String> = []
        let needed = mentioned.filter { mention in
            guard seen.insert(mention).inserted else { return false }
            var known = generics.filter { $0.name == mention }.flatMap { $0.constraint?.type.composed ?? [] }
            known += requirements.filter { $0.relation == .conformsTo && $0.left.description == mention }.flatMap { $0.right.type.composed }
            return !known.contains { implies($0, name, type) }
        }
        return needed.isEmpty ? "" : " where " + needed.map { "\($0): \(name)" }.joined(separator: ", ")
    }

    private static func implies(_ type: SwiftType, _ name: String, _ owner: TypeElement) -> Bool {
        guard let written = type.lookupName else { return false }
        let implying = implying[name] ?? [name]
        if implying.contains(StandardNames.withoutModule(written)) { return true }
        guard let node = owner.storage.type(named: written, in: owner.scope) else { return false }
        return owner.storage.relations(of: node).names.contains { implying.contains(StandardNames.withoutModule($0)) }
    }
}
