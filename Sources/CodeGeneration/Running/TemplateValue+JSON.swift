package import JSON
package import TemplateEngine

extension TemplateValue {
    /// A value of JSON as templates see it.
    init(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .boolean(let truth): self = .boolean(truth)
        case .number(let text): self = Int(text).map { .integer($0) } ?? Double(text).map { .double($0) } ?? .string(text)
        case .string(let text): self = .string(text)
        case .array(let items): self = .array(items.map(TemplateValue.init))
        case .object(let members): self = .dictionary(TemplateDictionary(members.map { ($0.key, TemplateValue($0.value)) }))
        }
    }
}

extension TemplateDictionary {
    /// An object of JSON as templates see it; nothing when it is none.
    init(_ json: JSONValue) {
        if case .dictionary(let dictionary) = TemplateValue(json) { self = dictionary } else { self.init([:]) }
    }
}

extension JSONValue {
    /// What a template sees, as JSON; objects become null.
    package init(_ value: TemplateValue) {
        switch value {
        case .null, .object, .record: self = .null
        case .boolean(let truth): self = .boolean(truth)
        case .integer(let number): self = .integer(number)
        case .float(let number): self = .number("\(number)")
        case .double(let number): self = Int(exactly: number).map { .integer($0) } ?? .number("\(number)")
        case .string(let text): self = .string(text)
        case .array(let values): self = .array(values.map { JSONValue($0) })
        case .dictionary(let dictionary): self = .object(dictionary.entries.map { Member($0.key, JSONValue($0.value)) })
        }
    }
}
