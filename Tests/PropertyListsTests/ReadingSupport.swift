import Diagnostics
import PropertyLists

/// Short ways for tests to read a property list.
enum Reading {
    /// The document that a text is, which must give no diagnostics.
    static func document(_ text: String) throws -> PropertyListDocument { try document(Array(text.utf8)) }

    /// The document that the bytes are, which must give no diagnostics.
    static func document(_ bytes: [UInt8]) throws -> PropertyListDocument {
        var diagnostics: [Diagnostic] = []
        let document = try PropertyListDocument.read(bytes, path: "f", diagnostics: &diagnostics)
        if let first = diagnostics.first { throw DiagnosticError(first) }
        return document
    }

    /// The value as a text that shows its structure: `{a=(b,<01>)}`.
    static func shape(_ text: String) throws -> String { shape(try document(text).root) }

    static func shape(_ value: PropertyListValue) -> String {
        switch value.kind {
        case .dictionary: "{" + value.pairs.map { "\(shape($0.key))=\(shape($0.value))" }.joined(separator: ",") + "}"
        case .array: "(" + value.items.map(shape).joined(separator: ",") + ")"
        case .data: "<" + (value.data ?? []).map { String($0, radix: 16) }.joined(separator: " ") + ">"
        case .string: value.text ?? "?"
        default: "\(value.kind):\(value.text ?? "?")"
        }
    }

    /// The text of the error that reading ends in, or `nil`.
    static func failure(_ bytes: [UInt8]) -> String? {
        var diagnostics: [Diagnostic] = []
        do {
            _ = try PropertyListDocument.read(bytes, path: "f", diagnostics: &diagnostics)
            return nil
        } catch {
            return "\(error)"
        }
    }

    static func failure(_ text: String) -> String? { failure(Array(text.utf8)) }

    /// What reading reports without ending.
    static func warnings(_ bytes: [UInt8]) throws -> [String] {
        var diagnostics: [Diagnostic] = []
        _ = try PropertyListDocument.read(bytes, path: "f", diagnostics: &diagnostics)
        return diagnostics.map(\.description)
    }
}
