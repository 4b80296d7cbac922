import SwiftSource

/// A type as a tree in text, which leaves nothing open that canonical text leaves.
enum TypeTree {
    static func text(_ type: SwiftType) -> String {
        switch type {
        case .named(let name): text(name)
        case .member(let base, let name): node("member", [text(base), text(name)])
        case .optional(let type): node("optional", [text(type)])
        case .implicitlyUnwrapped(let type): node("unwrapped", [text(type)])
        case .array(let type): node("array", [text(type)])
        case .dictionary(let key, let value): node("dictionary", [text(key), text(value)])
        case .inlineArray(let count, let element): node("inline", [text(count), text(element)])
        case .tuple(let elements): node("tuple", elements.map(text))
        case .function(let type): text(type)
        case .some(let type): node("some", [text(type)])
        case .any(let type): node("any", [text(type)])
        case .composition(let types): node("composition", types.map(text))
        case .metatype(let type): node("Type", [text(type)])
        case .protocolMetatype(let type): node("Protocol", [text(type)])
        case .suppressed(let type): node("~", [text(type)])
        case .packExpansion(let type): node("repeat", [text(type)])
        case .packElement(let type): node("each", [text(type)])
        case .attributed(let type): node("attributed", type.prefixes + [text(type.type)])
        case .literal(let text): "'\(text)'"
        }
    }

    static func node(_ name: String, _ parts: [String]) -> String { "(\(([name] + parts).joined(separator: " ")))" }

    private static func text(_ name: NamedType) -> String {
        named(name.module, name.name, name.arguments.map(text))
    }

    static func named(_ module: String?, _ name: String, _ arguments: [String]) -> String {
        let word = (module.map { $0 + "::" } ?? "") + name
        return arguments.isEmpty ? word : word + "<" + arguments.joined(separator: " ") + ">"
    }

    private static func text(_ element: TupleElement) -> String {
        self.element(element.label, element.name, text(element.type), element.isVariadic)
    }

    static func element(_ first: String?, _ second: String?, _ type: String, _ isVariadic: Bool) -> String {
        let labels = [first, second].compactMap { $0 }.joined(separator: " ")
        return (labels.isEmpty ? "" : labels + ":") + type + (isVariadic ? "..." : "")
    }

    private static func text(_ type: FunctionType) -> String {
        function(type.parameters.map(text), type.asyncKeyword, type.throwsKeyword, type.errorType.map(text), text(type.result))
    }

    static func function(_ parameters: [String], _ async: String?, _ throwing: String?, _ error: String?, _ result: String) -> String {
        node("function", [node("parameters", parameters), FactLine.effects(async, throwing, error), result].compactMap { $0 })
    }
}
