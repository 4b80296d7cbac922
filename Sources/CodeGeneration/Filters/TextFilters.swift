import JSON
import TemplateEngine

/// Filters of texts, and `json`.
enum TextFilters {
    static let all: [TemplateFilter] = [
        text("capitalise") { capitalised($0) },
        text("titleCase") { titleCase($0) },
        text("deletingLastComponent") { deletingLastComponent($0) },
        TemplateFilter("json") { value, arguments in
            guard !value.isNull else { return value }
            let json = try ValueJSON.json(value)
            return .string(arguments.first?.isTrue == true ? ValueJSON.pretty(json) : ValueJSON.compact(json))
        },
    ]

    private static func text(_ name: String, _ work: @escaping @Sendable (String) -> String) -> TemplateFilter {
        TemplateFilter(name, takesArguments: false) { value, _ in
            if value.isNull { return value }
            guard let text = value.losslessText else { throw TemplateFailure("invalidInputType", code: "filter-input") }
            return .string(work(text))
        }
    }

    /// Each word with a capital first and small letters behind it.
    private static func capitalised(_ text: String) -> String {
        var result = ""
        var isInside = false
        for character in text {
            result += isInside ? character.lowercased() : character.uppercased()
            isInside = character.isLetter || (isInside && (character == "'" || character == "\u{2019}"))
        }
        return result
    }

    /// `someNamedThing` as `Some Named Thing`.
    private static func titleCase(_ text: String) -> String {
        let characters = Array(text)
        var result = ""
        for (index, character) in characters.enumerated() {
            guard index > 0 else {
                result += character.uppercased()
                continue
            }
            let before = characters[index - 1]
            let isEndOfRun = before.isUppercase && index + 1 < characters.count && characters[index + 1].isLowercase
            if character.isUppercase, before.isLowercase || before.isNumber || isEndOfRun { result += " " }
            result.append(character)
        }
        return result
    }

    /// The folder of a path.
    private static func deletingLastComponent(_ text: String) -> String {
        var path = text[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return "" }
        var folder = path[..<slash]
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        return folder.isEmpty ? "/" : String(folder)
    }
}

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
