extension SwiftType: CustomStringConvertible {
    /// The canonical text.
    public var description: String {
        switch self {
        case .named(let name): name.description
        case .member(let base, let name): "\(base.operand).\(name)"
        case .optional(let type): type.operand + "?"
        case .implicitlyUnwrapped(let type): type.operand + "!"
        case .array(let type): "[\(type)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .inlineArray(let count, let element): "[\(count) of \(element)]"
        case .tuple(let elements): "(\(elements.map(\.description).joined(separator: ", ")))"
        case .function(let type): type.description
        case .some(let type): "some \(type)"
        case .any(let type): "any \(type)"
        case .composition(let types): types.map(\.operand).joined(separator: " & ")
        case .metatype(let type): type.operand + ".Type"
        case .protocolMetatype(let type): type.operand + ".Protocol"
        case .suppressed(let type): "~" + type.operand
        case .packExpansion(let type): "repeat \(type)"
        case .packElement(let type): "each \(type.operand)"
        case .attributed(let type): (type.prefixes + [type.type.description]).joined(separator: " ")
        case .literal(let text): text
        }
    }

    /// The text where something binds it closely, in parentheses when it needs them.
    private var operand: String {
        switch self {
        case .function, .some, .any, .composition, .packExpansion, .packElement, .attributed: "(\(self))"
        default: description
        }
    }
}
