/// A piece of the path of a pattern.
indirect enum PatternNode: Sendable {
    /// Text, decoded, and where it stands.
    case text([UInt8], Int)
    /// `/`.
    case separator
    /// `*`, and where it stands.
    case wildcard(Int)
    /// `:name` or `{name}`.
    case parameter(PatternParameter)
    /// `(a|b)`: one of several sequences; of an optional one the last is empty.
    case group([[PatternNode]])
}

/// A parameter as a pattern writes it.
struct PatternParameter: Sendable, Hashable {
    /// The name of the associated value; `nil` for `:int` and the like, which take the next one without a label.
    var name: String?
    /// The word for its type: `int` of `:int(week)`.
    var typeWord: String?
    /// Whether `?` says that it may be left out.
    var isOptional = false
    /// Whether `*` says that it takes any number of components.
    var isList = false
    /// The text behind `=` that stands for it when it is left out.
    var defaultText: String?
    /// Where it stands in the pattern.
    var offset: Int

    /// The words for types.
    static let typeWords = ["string", "int", "double", "bool", "uuid", "character", "date"]
}

/// A key behind the question mark of a pattern.
struct PatternQueryItem: Sendable {
    /// What its value is.
    enum Value: Sendable {
        case literal(String)
        case parameter(PatternParameter)
    }

    /// The key, decoded.
    var key: String
    /// What its value is.
    var value: Value
    /// Whether it stands in parentheses.
    var isOptional: Bool
    /// Where it stands in the pattern.
    var offset: Int
}
