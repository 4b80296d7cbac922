extension TemplateValue {
    /// What `{{ value }}` prints.
    public var text: String {
        switch self {
        case .null, .record: ""
        case .string(let text): text
        case .object(let object): object.templateText ?? ""
        default: description
        }
    }

    /// The text that the filters of texts work on: that of texts, numbers, Booleans and objects that print something.
    public var losslessText: String? {
        switch self {
        case .null, .array, .dictionary, .record: nil
        case .object(let object): object.templateText
        default: text
        }
    }

    /// The whole doubles that are printed without a fraction: those that are exact.
    private static let exactLimit = 9_007_199_254_740_992.0

    private static func text(of value: Double) -> String {
        if value.rounded() == value, value.magnitude < exactLimit { return String(Int(value)) }
        return value.description
    }

    /// How a value stands in the list that contains it: texts in quotes, nothing as `nil`.
    private func describe(into text: inout String, depth: Int) {
        guard depth < 64 else {
            text += "…"
            return
        }
        switch self {
        case .null: text += "nil"
        case .boolean(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .float(let value): text += value.description
        case .double(let value): text += Self.text(of: value)
        case .string(let value): text += value.debugDescription
        case .array(let values):
            Self.list(values, "[", "]", into: &text) { $0.describe(into: &$1, depth: depth + 1) }
        case .dictionary(let dictionary) where dictionary.isEmpty: text += "[:]"
        case .dictionary(let dictionary):
            Self.list(dictionary.entries, "[", "]", into: &text) { entry, text in
                text += entry.key.debugDescription + ": "
                entry.value.describe(into: &text, depth: depth + 1)
            }
        case .record(let record):
            Self.list(record.fields, "(", ")", into: &text) { field, text in
                if !field.label.hasPrefix(".") { text += field.label + ": " }
                field.value.describe(into: &text, depth: depth + 1)
            }
        case .object(let object): text += object.templateText ?? ""
        }
    }

    private static func list<Element>(
        _ elements: [Element],
        _ open: String,
        _ close: String,
        into text: inout String,
        _ item: (Element, inout String) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            item(element, &text)
        }
        text += close
    }
}

extension TemplateValue: CustomStringConvertible {
    /// The value as it stands in messages; a text without quotes.
    public var description: String {
        if case .string(let text) = self { return text }
        var text = ""
        describe(into: &text, depth: 0)
        return text
    }
}
