import SwiftSource

extension SwiftType {
    /// The type with parts of it replaced.
    ///
    /// - Parameter replacement: what stands in the place of a part, from the outside to the inside; `nil` to look at the parts of the part.
    func mapped(_ replacement: (SwiftType) -> SwiftType?) -> SwiftType {
        if let replaced = replacement(self) { return replaced }
        func list(_ types: [SwiftType]) -> [SwiftType] { types.map { $0.mapped(replacement) } }
        func elements(_ elements: [TupleElement]) -> [TupleElement] {
            elements.map { element in
                var element = element
                element.type = element.type.mapped(replacement)
                return element
            }
        }
        switch self {
        case .named(var named):
            named.arguments = list(named.arguments)
            return .named(named)
        case .member(let base, var named):
            named.arguments = list(named.arguments)
            return .member(base.mapped(replacement), named)
        case .optional(let inner): return .optional(inner.mapped(replacement))
        case .implicitlyUnwrapped(let inner): return .implicitlyUnwrapped(inner.mapped(replacement))
        case .array(let inner): return .array(inner.mapped(replacement))
        case .dictionary(let key, let value): return .dictionary(key: key.mapped(replacement), value: value.mapped(replacement))
        case .inlineArray(let count, let element):
            return .inlineArray(count: count.mapped(replacement), element: element.mapped(replacement))
        case .tuple(let parts): return .tuple(elements(parts))
        case .function(var function):
            function.parameters = elements(function.parameters)
            function.result = function.result.mapped(replacement)
            function.errorType = function.errorType.map { $0.mapped(replacement) }
            return .function(function)
        case .some(let inner): return .some(inner.mapped(replacement))
        case .any(let inner): return .any(inner.mapped(replacement))
        case .composition(let types): return .composition(list(types))
        case .metatype(let inner): return .metatype(inner.mapped(replacement))
        case .protocolMetatype(let inner): return .protocolMetatype(inner.mapped(replacement))
        case .suppressed(let inner): return .suppressed(inner.mapped(replacement))
        case .packExpansion(let inner): return .packExpansion(inner.mapped(replacement))
        case .packElement(let inner): return .packElement(inner.mapped(replacement))
        case .attributed(var attributed):
            attributed.type = attributed.type.mapped(replacement)
            return .attributed(attributed)
        case .literal: return self
        }
    }

    /// Whether something holds for the type or a part of it.
    func contains(where holds: (SwiftType) -> Bool) -> Bool {
        var isFound = false
        _ = mapped { part in
            if !isFound, holds(part) { isFound = true }
            return isFound ? part : nil
        }
        return isFound
    }

    /// Whether one of some names stands in the type, or at the beginning of a longer name.
    func mentions(_ names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        return contains { part in
            guard case .named(let named) = part, named.module == nil else { return false }
            return names.contains(named.name)
        }
    }

    /// The type without parentheses around it.
    var withoutParentheses: SwiftType {
        guard case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil, !elements[0].isVariadic else { return self }
        if case .packExpansion = elements[0].type { return self }
        return elements[0].type.withoutParentheses
    }

    /// The type without what stands before it, and without parentheses.
    var bare: SwiftType {
        switch withoutParentheses {
        case .attributed(let attributed): attributed.type.bare
        case let type: type
        }
    }

    /// What stands before it.
    var prefixes: [String] {
        switch withoutParentheses {
        case .attributed(let attributed): attributed.prefixes + attributed.type.prefixes
        default: []
        }
    }

    /// The type with something before it.
    func prefixed(_ prefixes: [String]) -> SwiftType {
        prefixes.isEmpty ? self : .attributed(AttributedType(self, prefixes: prefixes))
    }

    /// Whether it is `Void` or `()`.
    var isVoid: Bool {
        switch bare {
        case .tuple(let elements): elements.isEmpty
        case let type: type.lookupName.map { StandardNames.withoutModule($0) } == "Void"
        }
    }

    /// A plain name.
    static func name(_ name: String) -> SwiftType { .named(NamedType(name)) }
}
