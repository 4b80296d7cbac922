import Diagnostics
import SwiftSource
import TemplateEngine

/// Types by the name of what they are based on: `types.implementing.Equatable`.
final class KeyedTypes: TemplateObject {
    /// How they relate to the name.
    enum Relation: String, Sendable {
        case based
        case inheriting
        case implementing
    }

    private let storage: ModelStorage
    private let relation: Relation
    /// What came before the last point of a name in several parts.
    private let prefix: String

    init(storage: ModelStorage, relation: Relation, prefix: String) {
        (self.storage, self.relation, self.prefix) = (storage, relation, prefix)
    }

    func templateMember(_ name: String) -> TemplateValue? {
        let full = prefix + name
        let types = storage.descendants.types[full] ?? []
        let known = storage.descendants.numbers[full] ?? []
        let isRight = relation == .based || known.contains { storage.nodes[$0].isBase(of: relation) }
        if isRight, !types.isEmpty { return objects(types) }
        if storage.descendants.prefixes.contains(full) {
            return .object(KeyedTypes(storage: storage, relation: relation, prefix: full + "."))
        }
        guard isRight else {
            report(full, known)
            return .null
        }
        return objects([])
    }

    var templateMemberNames: [String] {
        storage.descendants.types.keys.filter { name in
            relation == .based || (storage.descendants.numbers[name] ?? []).contains { storage.nodes[$0].isBase(of: relation) }
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func objects(_ numbers: [Int]) -> TemplateValue { .array(numbers.map { .object(storage.object($0)) }) }

    private func report(_ name: String, _ known: [Int]) {
        let wanted = relation == .inheriting ? "a class" : "a protocol"
        guard let number = known.first else {
            let message = "no file declares '\(name)', so 'types.\(relation.rawValue).\(name)' is empty; use 'types.based.\(name)'"
            return storage.report(Diagnostic(.warning, "keyed-types", message))
        }
        let node = storage.nodes[number]
        let other = node.kind == .class ? "inheriting" : node.isProtocol ? "implementing" : "based"
        let message = "'\(name)' is not \(wanted), so 'types.\(relation.rawValue).\(name)' is empty; use 'types.\(other).\(name)'"
        storage.report(Diagnostic(.warning, "keyed-types", message, at: storage.declarations(of: number).main?.declaration.nameLocation))
    }
}

extension TypeNode {
    /// Whether it is a protocol or a composition.
    var isProtocol: Bool { kind == .protocol || kind == .protocolComposition }

    /// Whether others can stand to it in a relation.
    fileprivate func isBase(of relation: KeyedTypes.Relation) -> Bool {
        switch relation {
        case .based: true
        case .inheriting: kind == .class
        case .implementing: isProtocol
        }
    }
}
