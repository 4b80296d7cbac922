/// The value of an annotation.
public enum AnnotationValue: Sendable, Hashable {
    /// A key without a value is true; others come from JSON only.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A text, without the quotation marks around it.
    case string(String)
    /// An array of JSON, or the different values of a key that stands there more than once.
    case array([AnnotationValue])
    /// An object of JSON, or the keys of a namespace.
    case dictionary([String: AnnotationValue])
    /// `null`, which only JSON has.
    case null

    /// Reads the text behind the last `=`.
    ///
    ///     AnnotationValue(text: "1e3")          // .number(1000)
    ///     AnnotationValue(text: "\"1\"")        // .string("1")
    ///     AnnotationValue(text: "[\"a\", 1]")   // .array([.string("a"), .number(1)])
    public init(text: String) {
        if let number = Double(text) {
            self = .number(number)
            return
        }
        var text = Substring(text)
        if text.count > 1, let mark = text.first, mark == "\"" || mark == "'", text.last == mark {
            text = text.dropFirst().dropLast().trimmed
        }
        self = AnnotationJSON.value(text.utf8) ?? .string(String(text))
    }
}

extension AnnotationValue: CustomStringConvertible {
    /// The value as a template prints it: whole numbers without a fraction, true as `1`.
    public var description: String {
        switch self {
        case .boolean(let value): value ? "1" : "0"
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
        case .string(let text): text
        case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .dictionary(let values):
            "[" + values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { "\($0): \($1)" }.joined(separator: ", ") + "]"
        case .null: "null"
        }
    }
}

extension Substring {
    /// The text without blanks around it.
    var trimmed: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
