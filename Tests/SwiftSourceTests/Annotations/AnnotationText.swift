import SwiftSource

/// Annotations as text, for comparing.
enum AnnotationText {
    /// In the form of the page: `{a: true, b: "x", c: [1, 2]}`.
    static func text(_ values: [String: AnnotationValue]) -> String { text(.dictionary(values)) }

    private static func text(_ value: AnnotationValue) -> String {
        switch value {
        case .boolean(let value): value ? "true" : "false"
        case .number: value.description
        case .string(let text): "\"\(text)\""
        case .array(let values): "[" + values.map(text).joined(separator: ", ") + "]"
        case .dictionary(let values): "{" + sorted(values).map { "\($0): \(text($1))" }.joined(separator: ", ") + "}"
        case .null: "null"
        }
    }

    /// In the form of the recorded behaviour, where a key without value is the number 1: `{a: num(1), b: str(x)}`.
    static func recorded(_ values: [String: AnnotationValue]) -> String { recorded(.dictionary(values)) }

    private static func recorded(_ value: AnnotationValue) -> String {
        switch value {
        case .boolean, .number: "num(\(value))"
        case .string(let text): "str(\(text))"
        case .array(let values): "[" + values.map(recorded).joined(separator: ", ") + "]"
        case .dictionary(let values): "{" + sorted(values).map { "\($0): \(recorded($1))" }.joined(separator: ", ") + "}"
        case .null: "null"
        }
    }

    private static func sorted(_ values: [String: AnnotationValue]) -> [(String, AnnotationValue)] {
        values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
    }
}
