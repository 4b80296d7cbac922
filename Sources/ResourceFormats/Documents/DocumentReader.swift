package import Diagnostics
import JSON
import PropertyLists
import YAML

/// Reads data files into values.
package enum DocumentReader {
    /// The deepest nesting of a property list that is read.
    package static let depthLimit = 512

    /// Reads JSON; comments are a fault.
    ///
    /// - Throws: ``DiagnosticError`` with the place of what is wrong.
    package static func json(_ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> DocumentValue {
        value(try JSONReader.readNode(bytes, path: path, dialect: .standard, diagnostics: &diagnostics))
    }

    /// Reads a property list of any format.
    ///
    /// - Throws: ``DiagnosticError`` with the place of what is wrong.
    package static func propertyList(
        _ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> DocumentValue {
        try value(PropertyListDocument.read(bytes, path: path, diagnostics: &diagnostics).root, depth: 0)
    }

    /// Reads the documents of YAML; JSON is YAML as well.
    ///
    /// Texts are what YAML 1.1 makes of them, as SwiftGen has it: `yes` and `off` are truth values, `2018-05-05` is a date.
    ///
    /// - Throws: ``DiagnosticError`` with the place of what is wrong.
    package static func yaml(_ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> [DocumentValue] {
        try YAMLReader.readDocuments(bytes, path: path, diagnostics: &diagnostics).map(YAMLScalar.value)
    }

    private static func value(_ node: JSONNode) -> DocumentValue {
        switch node.content {
        case .null: .null
        case .boolean(let truth): .boolean(truth)
        case .number(let text): number(text)
        case .string(let text): .string(text)
        case .array(let items): .array(items.map(value))
        case .object(let members): .dictionary(of: members.map { .init($0.key, value($0.value)) })
        }
    }

    /// A number is whole when it is written without a point and without an exponent, and fits.
    private static func number(_ text: String) -> DocumentValue {
        Int(text).map { .integer($0) } ?? .real(Double(text) ?? 0)
    }

    private static func value(_ item: PropertyListValue, depth: Int) throws(DiagnosticError) -> DocumentValue {
        guard depth < depthLimit else {
            throw DiagnosticError("document-depth", "values are nested deeper than \(depthLimit) levels; flatten them", at: item.location)
        }
        switch item.kind {
        case .dictionary:
            var members: [DocumentValue.Member] = []
            for pair in item.pairs { members.append(.init(pair.key.text ?? "", try value(pair.value, depth: depth + 1))) }
            return .dictionary(of: members)
        case .array:
            var items: [DocumentValue] = []
            for element in item.items { items.append(try value(element, depth: depth + 1)) }
            return .array(items)
        case .string: return .string(item.text ?? "")
        case .data: return .data(item.data ?? [])
        case .integer, .uniqueIdentifier: return item.integer.map { .integer($0) } ?? .real(Double(item.text ?? "") ?? 0)
        case .real: return .real(Double(item.text ?? "") ?? 0)
        case .boolean: return .boolean(item.boolean ?? false)
        case .date: return DocumentDate(item.text ?? "").map { .date($0) } ?? .string(item.text ?? "")
        }
    }
}
