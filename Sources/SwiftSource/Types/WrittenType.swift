/// A type where it stands in a file: its tree, and how it is written.
public struct WrittenType: Sendable, Hashable, CustomStringConvertible {
    /// The tree.
    public var type: SwiftType
    /// The text as it is written, with its blanks and comments.
    public var text: String
    /// The bytes in the file.
    public var range: Range<Int>

    /// Makes a type of its parts.
    public init(_ type: SwiftType, text: String, range: Range<Int>) {
        self.type = type
        self.text = text
        self.range = range
    }

    /// The canonical text.
    public var description: String { type.description }
}

extension SwiftType {
    /// Reads a type from a text; `nil` when the text is none, or more than one.
    ///
    ///     SwiftType("Array<Int>")   // .named(NamedType("Array", arguments: [.named(NamedType("Int"))]))
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        let type = bytes.withUnsafeBufferPointer { buffer -> SwiftType? in
            var lexer = Lexer(buffer)
            var builder = TypeBuilder(buffer)
            guard lexer.readType(&builder, depth: 0), lexer.token.kind == .endOfFile else { return nil }
            return builder.result
        }
        guard let type else { return nil }
        self = type
    }
}
