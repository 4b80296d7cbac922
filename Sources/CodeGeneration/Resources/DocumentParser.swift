package import Diagnostics
package import JSON
import ResourceFormats
package import TemplateEngine

/// Data files: `files` of `name`, `path` and `document`, or `documents` where one file may have several; a document has its `data` and the
/// `metadata` that say what kinds of values are in it.
package struct DocumentParser: ResourceParser {
    private enum Kind: String {
        case json
        case plist
        case yaml
    }

    private let kind: Kind
    package let filter: String

    /// The parser of JSON.
    package static let json = DocumentParser(kind: .json, filter: "[^/]\\.(?i:json)$")
    /// The parser of property lists.
    package static let plist = DocumentParser(kind: .plist, filter: "[^/]\\.(?i:plist)$")
    /// The parser of YAML.
    package static let yaml = DocumentParser(kind: .yaml, filter: "[^/]\\.(?i:ya?ml|json)$")

    package var name: String { kind.rawValue }
    package var version: Int { 2 }

    package func context(
        of inputs: [ResourceInput], options: JSONValue, diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary {
        ResourceOptions.check(options, of: name, known: [], diagnostics: &diagnostics)
        var found: [Diagnostic] = []
        let files = try inputs.mapped { input throws(DiagnosticError) -> (name: String, value: TemplateValue) in
            let documents = try documents(input, diagnostics: &found).map { document -> TemplateValue in
                ["data": TemplateValue(document, hasFractions: kind == .yaml), "metadata": TemplateValue(DocumentMetadata(document))]
            }
            var members: [(String, TemplateValue)] = [
                ("name", .string(input.baseName)), ("path", .string(input.relativePath)), ("documents", .array(documents)),
            ]
            if kind != .yaml, let document = documents.first { members.append(("document", document)) }
            return (input.baseName, .dictionary(TemplateDictionary(members)))
        }
        diagnostics += found
        return TemplateDictionary([("files", .array(files.sortedByText(\.name).map(\.value)))])
    }

    private func documents(_ input: ResourceInput, diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> [DocumentValue] {
        switch kind {
        case .json: [try DocumentReader.json(input.bytes(), path: input.path, diagnostics: &diagnostics)]
        case .plist: [try DocumentReader.propertyList(input.bytes(), path: input.path, diagnostics: &diagnostics)]
        case .yaml: try DocumentReader.yaml(input.bytes(), path: input.path, diagnostics: &diagnostics)
        }
    }
}
