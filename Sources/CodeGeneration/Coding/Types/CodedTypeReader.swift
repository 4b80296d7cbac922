import SwiftSource

/// Says what a type is made of, in words that mean the same in an extension at the top of a file.
struct CodedTypeReader {
    let storage: ModelStorage
    let scope: ModelScope

    /// Reads a type; a typealias that hides an optional is followed, because a key may be missing then.
    func read(_ written: SwiftType) -> CodedType {
        let type = plain(written)
        if let wrapped = TypeNameElement.optionalContent(of: type) { return made(wrapped, isOptional: true) }
        if case .optional(let wrapped) = expanded(type) { return made(wrapped, isOptional: true) }
        return made(type, isOptional: false)
    }

    private func made(_ type: SwiftType, isOptional: Bool) -> CodedType {
        CodedType(isOptional: isOptional, text: qualified(type).description, shape: shape(type))
    }

    /// The type behind typealiases, with `Optional<T>` as `T?`.
    private func expanded(_ type: SwiftType) -> SwiftType {
        var expansion = TypeExpansion(storage: storage)
        let target = plain(expansion.expanded(type, in: scope))
        return TypeNameElement.optionalContent(of: target).map { .optional($0) } ?? target
    }

    private func plain(_ type: SwiftType) -> SwiftType {
        switch type {
        case .attributed(let attributed): return plain(attributed.type)
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil: return plain(elements[0].type)
        default: return type
        }
    }

    private func shape(_ written: SwiftType) -> CodedType.Shape {
        let type = expanded(written)
        switch type {
        case .optional(let wrapped): return .optional(shape(wrapped))
        case .array(let element): return .array(shape(element))
        case .dictionary(let key, let value): return .dictionary(key: qualified(key).description, shape(value))
        case .named(let named) where named.arguments.count == 1 && named.name == "Array": return .array(shape(named.arguments[0]))
        case .named(let named) where named.arguments.count == 1 && named.name == "Set": return .set(shape(named.arguments[0]))
        case .named(let named) where named.arguments.count == 2 && named.name == "Dictionary":
            return .dictionary(key: qualified(named.arguments[0]).description, shape(named.arguments[1]))
        case .tuple, .function, .metatype, .protocolMetatype: return .uncodable(type.description)
        case .any where StandardNames.withoutModule(type.description) != "any Sendable": return .uncodable(type.description)
        default:
            let text = qualified(written).description
            return .leaf(text: text, name: StandardNames.withoutModule(type.description))
        }
    }

    /// The type with the full names of those that stand in others, which an extension outside of them does not see.
    func qualified(_ type: SwiftType) -> SwiftType {
        switch type {
        case .named(var named):
            named.arguments = named.arguments.map(qualified)
            if let full = fullName(named.name) { named.name = full }
            return .named(named)
        case .member(let base, var named):
            named.arguments = named.arguments.map(qualified)
            return .member(qualified(base), named)
        case .optional(let inner): return .optional(qualified(inner))
        case .implicitlyUnwrapped(let inner): return .optional(qualified(inner))
        case .array(let inner): return .array(qualified(inner))
        case .dictionary(let key, let value): return .dictionary(key: qualified(key), value: qualified(value))
        case .inlineArray(let count, let element): return .inlineArray(count: count, element: qualified(element))
        case .any(let inner): return .any(qualified(inner))
        case .attributed(let attributed): return qualified(attributed.type)
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil: return qualified(elements[0].type)
        default: return type
        }
    }

    private func fullName(_ name: String) -> String? {
        switch storage.meaning(of: name, in: scope) {
        case .type(let number)?: storage.nodes[number].parent == nil ? nil : storage.nodes[number].name
        case .alias(let number)?: storage.alias(number).name
        case nil: nil
        }
    }
}
