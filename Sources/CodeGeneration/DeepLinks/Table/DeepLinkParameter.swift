/// An associated value of a case, which a route reads from a link.
struct DeepLinkParameter: Sendable, Hashable {
    /// The label, otherwise the number of the value from 0.
    var name: String
    /// The label.
    var label: String?
    /// What it is read as; of an optional the wrapped type, of an array the type of the elements.
    var type: DeepLinkType
    /// The type as it is written, with its optional and its array.
    var typeText: String
    /// Whether it may be `nil`.
    var isOptional = false
    /// Whether it is an array, which takes the rest of a path or each value of a key.
    var isList = false
    /// The default value as it is written in Swift.
    var defaultValue: String?
    /// Texts that it can be read from, as an annotation says or as its type suggests; none when nobody knows any.
    var examples: [String] = []

    /// Whether a case cannot be made without it.
    var isRequired: Bool { !isOptional && !isList && defaultValue == nil }
}
