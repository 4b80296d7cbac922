import TemplateEngine

/// Values of data files as they are written in Swift, with types that can be sent.
enum SwiftDataLiteral {
    /// The type of a value: `String`, `[Int]`, `[String: any Sendable]`, and so on.
    static func type(of value: TemplateValue) -> String {
        switch value {
        case .null, .record: "(any Sendable)?"
        case .boolean: "Bool"
        case .integer: "Int"
        case .float, .double: "Double"
        case .string: "String"
        case .array(let items): "[\(elementType(of: items))]"
        case .dictionary: "[String: any Sendable]"
        case .object(let object): object.templateMember("timeIntervalSinceReferenceDate") == nil ? "Data" : "Date"
        }
    }

    private static func elementType(of items: [TemplateValue]) -> String {
        let types = Set(items.map(type(of:)))
        if types.count == 1, let type = types.first { return type }
        if types == ["Int", "Double"] { return "Double" }
        if types.isEmpty { return "String" }
        return types.contains("(any Sendable)?") ? "(any Sendable)?" : "any Sendable"
    }

    /// The expression of a value.
    static func expression(_ value: TemplateValue) -> String {
        var text = ""
        append(value, to: &text)
        return text
    }

    private static func append(_ value: TemplateValue, to text: inout String) {
        switch value {
        case .null, .record: text += "nil"
        case .boolean(let truth): text += truth ? "true" : "false"
        case .integer(let number): text += "\(number)"
        case .float(let number): append(Double(number), to: &text)
        case .double(let number): append(number, to: &text)
        case .string(let string): text += SwiftLiteral.text(string)
        case .array(let items):
            text += "["
            for (index, item) in items.enumerated() {
                if index > 0 { text += ", " }
                appendInside(item, to: &text)
            }
            text += "]"
        case .dictionary(let dictionary):
            // A dictionary has no value for nothing.
            let entries = dictionary.entries.filter { !$0.value.isNull }
            text += entries.isEmpty ? "[:" : "["
            for (index, entry) in entries.enumerated() {
                if index > 0 { text += ", " }
                text += SwiftLiteral.text(entry.key) + ": "
                appendInside(entry.value, to: &text)
            }
            text += "]"
        case .object(let object): append(object, to: &text)
        }
    }

    /// A value inside another, whose type the compiler shall not have to find out.
    private static func appendInside(_ value: TemplateValue, to text: inout String) {
        append(value, to: &text)
        switch value {
        case .array, .dictionary: text += " as \(type(of: value))"
        default: break
        }
    }

    private static func append(_ number: Double, to text: inout String) {
        if number.isNaN {
            text += "Double.nan"
        } else if number.isInfinite {
            text += number < 0 ? "-Double.infinity" : "Double.infinity"
        } else {
            text += "\(number)"
        }
    }

    private static func append(_ object: any TemplateObject, to text: inout String) {
        if case .double(let seconds)? = object.templateMember("timeIntervalSinceReferenceDate") {
            text += "Date(timeIntervalSinceReferenceDate: \(seconds))"
        } else if case .array(let bytes)? = object.templateMember("bytes") {
            text += "Data(["
            for (index, byte) in bytes.enumerated() {
                if index > 0 { text += ", " }
                if case .integer(let number) = byte { text += "\(number)" }
            }
            text += "] as [UInt8])"
        } else {
            text += "nil"
        }
    }
}
