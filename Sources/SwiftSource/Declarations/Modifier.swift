/// A modifier of a declaration, a parameter or an accessor.
public struct Modifier: Sendable, Hashable {
    /// The word: `private`, `static`, or one that the language may get.
    public var name: String
    /// The text between the parentheses, as the `set` of `private(set)`.
    public var detail: String?
    /// The bytes in the file.
    public var range: Range<Int>

    /// Makes a modifier of its parts.
    public init(name: String, detail: String? = nil, range: Range<Int>) {
        self.name = name
        self.detail = detail
        self.range = range
    }
}
