/// One key of an annotation where it stands in a file.
public struct Annotation: Sendable, Hashable {
    /// Which word begins the annotation.
    public enum Prefix: String, Sendable, Hashable {
        /// `sourcery:`.
        case sourcery
        /// `trellis:`.
        case trellis
    }

    /// To what the annotation applies.
    public enum Scope: Sendable, Hashable {
        /// To one declaration.
        case declaration
        /// To what stands between `begin` and `end`.
        case block
        /// To the rest of the file.
        case file
    }

    /// Which word begins the annotation.
    public var prefix: Prefix
    /// To what it applies.
    public var scope: Scope
    /// The namespaces before the key.
    public var namespaces: [String]
    /// The key.
    public var key: String
    /// The text behind the last `=`, without blanks around it; `nil` when there is none.
    public var rawValue: String?
    /// The value.
    public var value: AnnotationValue
    /// The bytes of the key in the file; ``SourceFile/location(at:)`` tells line and column.
    public var keyRange: Range<Int>
    /// The bytes in the file of all items that stand in its line, for readers of other grammars.
    public var lineRange: Range<Int>

    /// Reads the items of an annotation, what stands behind `sourcery:`.
    ///
    ///     Annotation.items(in: "a, b = 1")     // a: true, b: 1
    ///     Annotation.items(in: "ns:a = \"x\"") // a: x in the namespace ns
    ///
    /// - Parameters:
    ///   - text: the items.
    ///   - offset: where the text begins in its file, for ``keyRange``.
    public static func items(
        in text: String, at offset: Int = 0, prefix: Prefix = .sourcery, scope: Scope = .declaration
    ) -> [Annotation] {
        AnnotationItems(prefix: prefix, scope: scope, bytes: Array(text.utf8), offset: offset).annotations()
    }
}
