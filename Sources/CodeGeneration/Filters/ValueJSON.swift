import JSON
import TemplateEngine

/// Values of templates as JSON.
enum ValueJSON {
    private static let depthLimit = 64

    static func json(_ value: TemplateValue, depth: Int = 0) throws(TemplateFailure) -> JSONValue {
        guard depth < depthLimit else {
            throw TemplateFailure("'json' filter takes values that are at most \(depthLimit) levels deep", code: "filter-input")
        }
        switch value {
        case .null: return .null
        case .boolean(let truth): return .boolean(truth)
        case .integer(let number): return .integer(number)
        case .float(let number) where number.isFinite: return .number(TemplateValue.double(Double(number)).text)
        case .double(let number) where number.isFinite: return .number(value.text)
        case .float, .double: throw TemplateFailure("'json' filter takes no number that is not finite", code: "filter-input")
        case .string(let text): return .string(text)
        case .array(let values):
            var items: [JSONValue] = []
            for value in values { items.append(try json(value, depth: depth + 1)) }
            return .array(items)
        case .dictionary(let dictionary):
            var members: [JSONValue.Member] = []
            for entry in dictionary.entries { members.append(JSONValue.Member(entry.key, try json(entry.value, depth: depth + 1))) }
            return .object(members)
        case .record(let record):
            var members: [JSONValue.Member] = []
            for field in record.fields { members.append(JSONValue.Member(field.label, try json(field.value, depth: depth + 1))) }
            return .object(members)
        case .object(let object): return .optional(object.templateText)
        }
    }

    /// With two blanks for each level, and slashes escaped, as Foundation writes it.
    static func pretty(_ value: JSONValue) -> String {
        var text = JSONWriter.text(value, style: .xcode)
        if text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    /// In one line without blanks.
    static func compact(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .boolean(let truth): truth ? "true" : "false"
        case .number(let text): text
        case .string(let text): quoted(text)
        case .array(let items): "[" + items.map(compact).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { quoted($0.key) + ":" + compact($0.value) }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result: [UInt8] = []
        for byte in JSONWriter.quoted(text) {
            if byte == UInt8(ascii: "/") { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
