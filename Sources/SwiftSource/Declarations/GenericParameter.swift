/// A generic parameter: the `T: P` of `<T: P>`.
public struct GenericParameter: Sendable, Hashable {
    /// `each` or `let`, where it is written.
    public var specifier: String?
    /// The name.
    public var name: String
    /// What the parameter conforms to or is a subclass of; of a `let` its type.
    public var constraint: WrittenType?

    /// Makes a parameter of its parts.
    public init(name: String, specifier: String? = nil, constraint: WrittenType? = nil) {
        self.name = name
        self.specifier = specifier
        self.constraint = constraint
    }
}
