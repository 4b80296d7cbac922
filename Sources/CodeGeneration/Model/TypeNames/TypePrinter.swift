import SwiftSource

/// Makes types of types for printing.
enum TypePrinter {
    /// The type made optional, unless it is; one that traps on `nil` becomes an ordinary one.
    static func optional(_ type: SwiftType) -> SwiftType {
        switch type {
        case .optional: type
        case .implicitlyUnwrapped(let inner): .optional(inner)
        default: TypeNameElement.optionalContent(of: type) == nil ? .optional(withoutParentheses(type)) : type
        }
    }

    /// The type with `any` before protocols, and in place of `some`.
    static func existential(_ type: SwiftType, _ isProtocol: (SwiftType) -> Bool) -> SwiftType {
        switch type {
        case .some(let inner): return .any(inner)
        case .any, .attributed: return type
        case .optional(let inner): return .optional(existential(withoutParentheses(inner), isProtocol))
        case .implicitlyUnwrapped(let inner): return .implicitlyUnwrapped(existential(withoutParentheses(inner), isProtocol))
        case .array(let inner): return .array(existential(inner, isProtocol))
        case .dictionary(let key, let value): return .dictionary(key: key, value: existential(value, isProtocol))
        case .composition(let types): return types.contains(where: isProtocol) ? .any(type) : type
        case .named, .member: return isProtocol(type) ? .any(type) : type
        default: return type
        }
    }

    /// The type of a property that can hold a value of it.
    static func stored(_ type: SwiftType) -> SwiftType {
        switch type {
        case .attributed(let attributed): stored(attributed.type)
        case .some(let inner): .any(inner)
        case .optional(let inner): .optional(stored(withoutParentheses(inner)))
        case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(stored(withoutParentheses(inner)))
        case .array(let inner): .array(stored(inner))
        case .dictionary(let key, let value): .dictionary(key: key, value: stored(value))
        default: type
        }
    }

    private static func withoutParentheses(_ type: SwiftType) -> SwiftType {
        guard case .tuple(let elements) = type, elements.count == 1, elements[0].label == nil, !elements[0].isVariadic else { return type }
        return elements[0].type
    }
}
