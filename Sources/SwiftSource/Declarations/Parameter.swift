/// A parameter of a function, initializer, subscript or macro, or an associated value of a case.
public struct Parameter: Sendable, Hashable {
    /// The attributes before the name.
    public var attributes: [Attribute]
    /// The words before the name: `isolated`.
    public var modifiers: [Modifier]
    /// What is written before the colon first: the label of a call, `_`, or of an associated value its label; `nil` where nothing
    /// stands before the type.
    public var firstName: String?
    /// What is written before the colon second: the name in the body.
    public var secondName: String?
    /// The type with the attributes and words before it; without `...`.
    public var type: WrittenType
    /// Whether `...` follows the type.
    public var isVariadic: Bool
    /// The text of the default value.
    public var defaultValue: String?
    /// The bytes in the file, up to the comma.
    public var range: Range<Int>

    /// The annotations of the comments directly before it, and behind it when it begins its line.
    public var annotations = Annotations()

    /// The label of a call; `nil` when a call has none.
    public var label: String? { firstName == "_" ? nil : firstName }

    /// The name in the body; `nil` when it has none.
    public var name: String? {
        let name = secondName ?? firstName
        return name == "_" ? nil : name
    }
}
