/// What a value in a link is read as.
indirect enum DeepLinkType: Sendable, Hashable {
    case string
    case boolean
    case character
    case uuid
    case date
    /// A whole number, by the name of its type.
    case integer(String)
    /// A number with a fraction, by the name of its type.
    case number(String)
    /// An enumeration with raw values, by its name, and its cases with the texts of their raw values.
    case enumeration(String, [EnumerationValue])
    /// The first of two types that reads the text, with the names of the parameters of the generic enumeration.
    case either(name: String, parameters: [String], DeepLinkType, DeepLinkType)
    /// Any other type, by its name, and how it is read.
    case other(String, Conformance)

    /// A case of an enumeration with raw values.
    struct EnumerationValue: Sendable, Hashable {
        /// The name of the case.
        var name: String
        /// Its raw value as a text.
        var text: String
    }

    /// How a type is made of a text.
    enum Conformance: String, Sendable, Hashable {
        /// As `LosslessStringConvertible`.
        case lossless
        /// As `RawRepresentable`.
        case rawValue
        /// It conforms to the protocol of the generated code by itself.
        case own
    }

    /// The kind as templates see it.
    var kind: String {
        switch self {
        case .string: "string"
        case .boolean: "boolean"
        case .character: "character"
        case .uuid: "uuid"
        case .date: "date"
        case .integer: "integer"
        case .number: "number"
        case .enumeration: "enumeration"
        case .either: "either"
        case .other: "other"
        }
    }

    /// The name in Swift.
    var name: String {
        switch self {
        case .string: "String"
        case .boolean: "Bool"
        case .character: "Character"
        case .uuid: "UUID"
        case .date: "Date"
        case .integer(let name), .number(let name), .enumeration(let name, _), .either(let name, _, _, _), .other(let name, _): name
        }
    }

    /// How it is made of a text: a word for templates.
    var conformance: String {
        switch self {
        case .string, .boolean, .integer, .number: "lossless"
        case .character: "character"
        case .uuid: "uuid"
        case .date: "date"
        case .enumeration: "rawValue"
        case .either: "either"
        case .other(_, let conformance): conformance.rawValue
        }
    }

    /// The types that it is read through, itself last.
    var parts: [DeepLinkType] {
        guard case .either(_, _, let left, let right) = self else { return [self] }
        return left.parts + right.parts + [self]
    }
}
