import SwiftSource
import TemplateEngine

/// An attribute.
struct AttributeElement: TabledElement {
    static let kind = ModelKind.attribute

    let name: String
    let argumentText: String?

    static let members = ModelMembers<AttributeElement>([
        .plain("name", "the name, without `@`") { .string($0.name) },
        .plain("arguments", "the arguments by their labels, those without by their numbers") {
            .dictionary(TemplateDictionary($0.arguments.map { ($0.0, .string($0.1)) }))
        },
        .plain("asSource", "the text of the attribute") { .string($0.source) },
    ])

    init(_ attribute: Attribute) {
        (name, argumentText) = (attribute.name, attribute.arguments)
    }

    /// Takes apart what stands before a type: `@convention(c)`.
    init?(prefix: String) {
        guard prefix.hasPrefix("@") else { return nil }
        let text = prefix.dropFirst()
        let end = text.firstIndex(of: "(") ?? text.endIndex
        name = String(text[..<end])
        argumentText = end < text.endIndex && text.hasSuffix(")") ? String(text[text.index(after: end)...].dropLast()) : nil
    }

    var text: String? { source }

    var source: String { "@" + name + (argumentText.map { "(\($0))" } ?? "") }

    /// The arguments between commas outside of brackets and texts, each taken apart at its first colon.
    private var arguments: [(String, String)] {
        let pieces = SourceText.pieces(of: argumentText ?? "", at: ",")
        return pieces.enumerated().compactMap { index, piece in
            guard !piece.isEmpty else { return nil }
            let parts = SourceText.pieces(of: piece, at: ":")
            guard parts.count > 1, let label = parts.first, !label.isEmpty, !label.contains("\"") else { return (String(index), piece) }
            return (label, SourceText.trimmed(piece.dropFirst(label.count).drop { $0 != ":" }.dropFirst()))
        }
    }

    /// Attributes in lists by name, because one may be there more than once.
    static func dictionary(_ attributes: [Attribute]) -> TemplateValue { dictionary(attributes.map { AttributeElement($0) }) }

    static func dictionary(_ attributes: [AttributeElement]) -> TemplateValue {
        var lists: [String: [TemplateValue]] = [:]
        for attribute in attributes { lists[attribute.name, default: []].append(.element(attribute)) }
        return .dictionary(TemplateDictionary(lists.mapValues { .array($0) }))
    }
}
