/// A comment above a declaration.
public struct Comment: Sendable, Hashable {
    /// How a comment is written.
    public enum Kind: Sendable, Hashable {
        /// `// …`.
        case line
        /// `/* … */`.
        case block
        /// `/// …`.
        case documentationLine
        /// `/** … */`.
        case documentationBlock

        /// Whether it documents what follows.
        public var isDocumentation: Bool { self == .documentationLine || self == .documentationBlock }
    }

    /// How it is written.
    public var kind: Kind
    /// The text with its marks.
    public var text: String
    /// The bytes in the file.
    public var range: Range<Int>
}
