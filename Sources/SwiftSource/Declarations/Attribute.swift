/// An attribute of a declaration, a parameter or an accessor.
public struct Attribute: Sendable, Hashable {
    /// The name with its members and generic arguments, as it is written: `available`, `Model.Stored<Int>`.
    public var name: String
    /// The text between the parentheses; `nil` without parentheses.
    public var arguments: String?
    /// The bytes in the file.
    public var range: Range<Int>

    /// Makes an attribute of its parts.
    public init(name: String, arguments: String? = nil, range: Range<Int>) {
        self.name = name
        self.arguments = arguments
        self.range = range
    }
}
