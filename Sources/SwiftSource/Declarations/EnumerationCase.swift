/// A case of an enumeration.
public struct EnumerationCase: Sendable, Hashable {
    /// The name, without backticks.
    public var name: String
    /// The associated values; `nil` without parentheses.
    public var associatedValues: [Parameter]?
    /// The text of the raw value.
    public var rawValue: String?
    /// The bytes in the file, up to the comma.
    public var range: Range<Int>
    /// The annotations: of the first case those of the declaration, of others those of the comments directly before and
    /// behind it.
    public var annotations = Annotations()
}
