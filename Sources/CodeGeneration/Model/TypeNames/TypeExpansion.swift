import SwiftSource

/// Replaces typealiases in a type by what they stand for.
struct TypeExpansion {
    /// Typealiases in typealiases, and types in types.
    private static let depthLimit = 64
    /// The number of types that an expansion may have; typealiases can double it with each step.
    private static let sizeLimit = 256

    let storage: ModelStorage
    /// Whether a typealias was there.
    private(set) var isChanged = false
    private var size = 0
    /// The typealiases that are being replaced: one that leads to itself stays.
    private var open: Set<Int> = []

    init(storage: ModelStorage) {
        self.storage = storage
    }

    /// The type without typealiases, as far as the limits allow.
    mutating func expanded(_ type: SwiftType, in scope: ModelScope, depth: Int = 0) -> SwiftType {
        size += 1
        guard depth < Self.depthLimit, size < Self.sizeLimit else { return type }
        if let target = target(of: type, in: scope, depth: depth) { return target }
        let next = depth + 1
        switch type {
        case .named(var named):
            named.arguments = list(named.arguments, scope, next)
            return .named(named)
        case .member(let base, var named):
            named.arguments = list(named.arguments, scope, next)
            return .member(expanded(base, in: scope, depth: next), named)
        case .optional(let inner): return .optional(expanded(inner, in: scope, depth: next))
        case .implicitlyUnwrapped(let inner): return .implicitlyUnwrapped(expanded(inner, in: scope, depth: next))
        case .array(let inner): return .array(expanded(inner, in: scope, depth: next))
        case .dictionary(let key, let value):
            return .dictionary(key: expanded(key, in: scope, depth: next), value: expanded(value, in: scope, depth: next))
        case .inlineArray(let count, let element): return .inlineArray(count: count, element: expanded(element, in: scope, depth: next))
        case .tuple(let elements): return .tuple(self.elements(elements, scope, next))
        case .function(var function):
            function.parameters = elements(function.parameters, scope, next)
            function.result = expanded(function.result, in: scope, depth: next)
            function.errorType = function.errorType.map { expanded($0, in: scope, depth: next) }
            return .function(function)
        case .some(let inner): return .some(expanded(inner, in: scope, depth: next))
        case .any(let inner): return .any(expanded(inner, in: scope, depth: next))
        case .composition(let types): return .composition(list(types, scope, next))
        case .metatype(let inner): return .metatype(expanded(inner, in: scope, depth: next))
        case .attributed(var attributed):
            attributed.type = expanded(attributed.type, in: scope, depth: next)
            return .attributed(attributed)
        case .protocolMetatype, .suppressed, .packExpansion, .packElement, .literal: return type
        }
    }

    private mutating func list(_ types: [SwiftType], _ scope: ModelScope, _ depth: Int) -> [SwiftType] {
        types.map { expanded($0, in: scope, depth: depth) }
    }

    private mutating func elements(_ elements: [TupleElement], _ scope: ModelScope, _ depth: Int) -> [TupleElement] {
        elements.map { element in
            var element = element
            element.type = expanded(element.type, in: scope, depth: depth)
            return element
        }
    }

    /// What a name stands for that is a typealias; one with generic parameters of its own stays.
    private mutating func target(of type: SwiftType, in scope: ModelScope, depth: Int) -> SwiftType? {
        switch type {
        case .named, .member: break
        default: return nil
        }
        guard let name = type.lookupName, case .alias(let number)? = storage.meaning(of: name, in: scope) else { return nil }
        let alias = storage.alias(number)
        guard !open.contains(number), alias.declaration.genericParameters.isEmpty, let target = alias.declaration.aliasedType else {
            return nil
        }
        open.insert(number)
        defer { open.remove(number) }
        isChanged = true
        return expanded(target.type, in: storage.scope(of: alias), depth: depth + 1)
    }
}
