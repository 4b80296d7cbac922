/// A value that a template can print, compare, filter and loop over.
///
/// Copies are cheap: what is large is shared. Members that cost something to compute belong into a ``TemplateObject``,
/// which is asked only for what a template mentions.
///
///     let context: TemplateValue = ["types": [["name": "Person", "isFinal": true]], "count": 1]
public enum TemplateValue: Sendable {
    /// Nothing; it prints as nothing and is false.
    case null
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A number of 32 bits, as the literals of templates are; it prints with `.0` when it is whole.
    case float(Float)
    /// A number of 64 bits, as data files have them; it prints without `.0` when it is whole.
    case double(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([TemplateValue])
    /// Values by name, in the order of the names.
    case dictionary(TemplateDictionary)
    /// A fixed number of values in order: a tuple, or the properties of a structure.
    case record(TemplateRecord)
    /// Something that answers for its members when it is asked.
    case object(any TemplateObject)
}

extension TemplateValue {
    /// Whether there is nothing.
    public var isNull: Bool {
        if case .null = self { return true }
        return false
    }

    /// The text, if this is a text.
    public var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The list, if this is a list.
    public var array: [TemplateValue]? {
        if case .array(let values) = self { return values }
        return nil
    }

    /// What an `if` makes of the value: numbers are true above zero, texts and collections when they are not empty.
    public var isTrue: Bool {
        switch self {
        case .null: false
        case .boolean(let value): value
        case .integer(let value): value > 0
        case .float(let value): value > 0
        case .double(let value): value > 0
        case .string(let text): !text.isEmpty
        case .array(let values): !values.isEmpty
        case .dictionary(let dictionary): !dictionary.isEmpty
        case .record, .object: true
        }
    }

    /// The number as comparisons see it, with 32 bits.
    var number: Float? {
        switch self {
        case .integer(let value): Float(value)
        case .float(let value): value
        case .double(let value): Float(value)
        default: nil
        }
    }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }

    /// A whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// True or false.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension TemplateValue: ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
    /// A number of 64 bits.
    public init(floatLiteral value: Double) { self = .double(value) }

    /// A list.
    public init(arrayLiteral elements: TemplateValue...) { self = .array(elements) }

    /// Values by name; of equal names the last counts.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) { self = .dictionary(TemplateDictionary(elements)) }

    /// Nothing.
    public init(nilLiteral: ()) { self = .null }
}
