import CodeGeneration
import Diagnostics
import JSON
import TemplateEngine

/// A parser that gives templates what a file of JSON says, for resources that cannot stand in a test as text.
struct FixedParser: ResourceParser {
    let name: String

    let version = 1
    let filter = "[^/]\\.json$"

    func context(
        of inputs: [ResourceInput], options: JSONValue, diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary {
        guard case .file(let bytes) = inputs.first?.content else { return TemplateDictionary([:]) }
        guard case .object(let members) = try JSONReader.read(bytes, path: inputs[0].path, dialect: .standard) else {
            return TemplateDictionary([:])
        }
        return TemplateDictionary(members.map { ($0.key, Self.value($0.value)) })
    }

    private static func value(_ json: JSONValue) -> TemplateValue {
        switch json {
        case .null: .null
        case .boolean(let truth): .boolean(truth)
        case .number(let text): Int(text).map { .integer($0) } ?? .string(text)
        case .string(let text): .string(text)
        case .array(let items): .array(items.map(value))
        case .object(let members): .dictionary(TemplateDictionary(members.map { ($0.key, value($0.value)) }))
        }
    }
}
