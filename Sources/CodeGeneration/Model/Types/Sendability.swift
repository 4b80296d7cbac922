import SwiftSource

/// Says whether values of a type may be sent between tasks, as far as declarations tell; what is not known may not.
struct Sendability {
    /// Types in types, and typealiases of typealiases.
    private static let depthLimit = 64

    /// The number of types that are looked at; typealiases can double it with each step.
    private static let sizeLimit = 512

    let storage: ModelStorage
    private var size = 0

    init(storage: ModelStorage) {
        self.storage = storage
    }

    /// Whether a type of the model says so, itself or through what it is based on.
    func isSendable(_ number: Int) -> Bool {
        let node = storage.nodes[number]
        if node.kind == .actor || storage.declarations(of: number).parts.contains(where: { $0.declaration.hasAttribute("MainActor") }) {
            return true
        }
        let names = storage.relations(of: number).names
        return names.contains { ["Sendable", "Error", "Actor", "CodingKey"].contains(StandardNames.withoutModule($0)) }
    }

    /// Whether a type that is written may be sent.
    mutating func isSendable(_ type: SwiftType, in scope: ModelScope, depth: Int = 0) -> Bool {
        size += 1
        guard depth < Self.depthLimit, size < Self.sizeLimit else { return false }
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner), .any(let inner):
            return areSendable([inner], in: scope, depth)
        case .dictionary(let key, let value): return areSendable([key, value], in: scope, depth)
        case .inlineArray(_, let element): return areSendable([element], in: scope, depth)
        case .tuple(let elements): return areSendable(elements.map(\.type), in: scope, depth)
        case .composition(let types):
            for type in types where isSendable(type, in: scope, depth: depth + 1) { return true }
            return false
        case .metatype, .protocolMetatype, .literal: return true
        case .attributed(let attributed):
            if case .function = attributed.type { return attributed.hasAttribute("Sendable") || attributed.hasAttribute("MainActor") }
            return attributed.hasSpecifier("sending") || areSendable([attributed.type], in: scope, depth)
        case .function, .suppressed, .packExpansion, .packElement: return false
        case .named(let named): return isSendable(type, arguments: named.arguments, in: scope, depth: depth)
        case .member(_, let named): return isSendable(type, arguments: named.arguments, in: scope, depth: depth)
        }
    }

    private mutating func areSendable(_ types: [SwiftType], in scope: ModelScope, _ depth: Int) -> Bool {
        for type in types where !isSendable(type, in: scope, depth: depth + 1) { return false }
        return true
    }

    private mutating func isSendable(_ type: SwiftType, arguments: [SwiftType], in scope: ModelScope, depth: Int) -> Bool {
        guard let name = type.lookupName else { return false }
        switch storage.meaning(of: name, in: scope) {
        case .type(let number)? where storage.nodes[number].kind != .extension: return isSendable(number)
        case .alias(let number)?:
            let alias = storage.alias(number)
            guard let target = alias.declaration.aliasedType else { return false }
            return isSendable(target.type, in: storage.scope(of: alias), depth: depth + 1)
        default: break
        }
        let standard = StandardNames.withoutModule(name)
        if StandardNames.sendable.contains(standard) { return true }
        guard StandardNames.sendableContainers.contains(standard), !arguments.isEmpty else { return false }
        return areSendable(arguments, in: scope, depth)
    }
}
