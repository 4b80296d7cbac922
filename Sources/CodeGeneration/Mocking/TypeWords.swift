import SwiftSource

extension SwiftType {
    /// The type as words of a name, different for types that look different.
    var words: String {
        func list(_ types: [SwiftType]) -> String { types.map(\.words).joined() }
        func upper(_ text: String) -> String { DeclaredName.upperFirst(DeclaredName.part(text)) }
        return switch self {
        case .named(let named): upper(named.name) + (named.arguments.isEmpty ? "" : "Of" + list(named.arguments))
        case .member(let base, let named): base.words + upper(named.name) + (named.arguments.isEmpty ? "" : "Of" + list(named.arguments))
        case .optional(let inner): inner.words + "Optional"
        case .implicitlyUnwrapped(let inner): inner.words + "Unwrapped"
        case .array(let inner): inner.words + "Array"
        case .dictionary(let key, let value): key.words + value.words + "Dictionary"
        case .inlineArray(let count, let element): count.words + element.words + "InlineArray"
        case .tuple(let elements):
            elements.count == 1
                ? elements[0].type.words
                : elements.map { upper($0.label ?? "") + $0.type.words }.joined() + (elements.isEmpty ? "Void" : "Tuple")
        case .function(let function):
            list(function.parameters.map(\.type)) + upper(function.asyncKeyword ?? "") + upper(function.throwsKeyword ?? "")
                + (function.errorType?.words ?? "") + "To" + function.result.words
        case .some(let inner): "Some" + inner.words
        case .any(let inner): "Any" + inner.words
        case .composition(let types): types.map(\.words).joined(separator: "And")
        case .metatype(let inner), .protocolMetatype(let inner): inner.words + "Type"
        case .suppressed(let inner): "Non" + inner.words
        case .packExpansion(let inner): "Repeat" + inner.words
        case .packElement(let inner): "Each" + inner.words
        case .attributed(let attributed):
            attributed.prefixes.filter { $0 == "inout" || $0 == "@Sendable" || $0 == "@MainActor" }.map {
                upper(String($0.drop { $0 == "@" }))
            }
            .joined() + attributed.type.words
        case .literal(let text): upper("_" + text)
        }
    }
}
