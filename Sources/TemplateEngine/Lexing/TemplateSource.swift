package import Diagnostics

/// The text of a template with its name.
public struct TemplateSource: Sendable {
    /// The file as the user named it; it stands in messages.
    public let path: String
    /// The text in UTF-8.
    public let bytes: [UInt8]

    /// Makes a source from bytes; what is not UTF-8 is replaced when it is printed.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Makes a source from a text.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The place of a byte.
    package func location(of offset: Int) -> SourceLocation {
        let end = min(offset, bytes.count)
        var line = 1
        var start = 0
        for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            start = index + 1
        }
        return SourceLocation(path: path, line: line, column: end - start + 1)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

extension TemplateSource {
    /// The number of tokens, for measurements of lexing alone.
    package var tokenCount: Int {
        var lexer = Lexer(self, respectsQuotes: false)
        return lexer.tokens().count
    }
}
