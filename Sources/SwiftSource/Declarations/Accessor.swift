/// An accessor of a variable or subscript.
public struct Accessor: Sendable, Hashable {
    /// The word: `get`, `set`, `willSet`, `_modify`.
    public var name: String
    /// Whether the word is not written because the block is the body of the getter.
    public var isImplicit: Bool
    /// The attributes before the word.
    public var attributes: [Attribute]
    /// The modifiers before the word: `mutating`.
    public var modifiers: [Modifier]
    /// The name in parentheses behind the word.
    public var parameter: String?
    /// `async`, where it is written.
    public var asyncKeyword: String?
    /// `throws`, where it is written.
    public var throwsKeyword: String?
    /// What is thrown, where it is said.
    public var errorType: WrittenType?
    /// The bytes of the body with its braces, where one follows.
    public var bodyRange: Range<Int>?
    /// The bytes in the file.
    public var range: Range<Int>

    /// Whether a body follows.
    public var hasBody: Bool { bodyRange != nil }
}
