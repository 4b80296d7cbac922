/// Cuts a template into tokens, in one pass over its bytes.
///
/// A token ends at the first closer of its kind. Quotes do not protect a closer unless the lexer is told to respect them,
/// and an opener without closer swallows the rest of the template; both are how templates have always been read.
struct Lexer {
    private let bytes: [UInt8]
    private let respectsQuotes: Bool
    /// Openers whose closer is missing.
    private(set) var unclosed: [Int] = []

    init(_ source: TemplateSource, respectsQuotes: Bool) {
        bytes = source.bytes
        self.respectsQuotes = respectsQuotes
    }

    private static let brace = UInt8(ascii: "{")
    private static let end = UInt8(ascii: "}")
    private static let percent = UInt8(ascii: "%")

    mutating func tokens() -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(bytes.count / 24)
        var position = 0
        while let opener = opener(from: position) {
            if opener > position { tokens.append(Token(kind: .text, range: position..<opener, content: position..<opener)) }
            let kind: Token.Kind
            let closer: UInt8
            switch bytes[opener + 1] {
            case Self.brace: (kind, closer) = (.variable, Self.end)
            case Self.percent: (kind, closer) = (.block, Self.percent)
            default: (kind, closer) = (.comment, UInt8(ascii: "#"))
            }
            guard let end = self.end(of: opener, closer: closer, kind: kind) else {
                unclosed.append(opener)
                return tokens
            }
            tokens.append(token(kind, opener..<end))
            position = end
        }
        if position < bytes.count { tokens.append(Token(kind: .text, range: position..<bytes.count, content: position..<bytes.count)) }
        return tokens
    }

    private func opener(from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var index = start
            let last = bytes.count - 1
            while index < last {
                if bytes[index] == Self.brace {
                    let next = bytes[index + 1]
                    if next == Self.brace || next == Self.percent || next == UInt8(ascii: "#") { return index }
                }
                index += 1
            }
            return nil
        }
    }

    /// The end of a token: behind the first closer. The second sign of an opener may already be the first of its closer.
    private func end(of opener: Int, closer: UInt8, kind: Token.Kind) -> Int? {
        let respectsQuotes = respectsQuotes && kind != .comment
        return bytes.withUnsafeBufferPointer { bytes in
            var quote: UInt8?
            var index = opener + 2
            while index < bytes.count {
                let byte = bytes[index]
                if byte == Self.end, bytes[index - 1] == closer, quote == nil, closer != Self.end || index - opener >= 3 {
                    return index + 1
                }
                if respectsQuotes, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                    if quote == nil { quote = byte } else if quote == byte { quote = nil }
                }
                index += 1
            }
            return nil
        }
    }

    private func token(_ kind: Token.Kind, _ range: Range<Int>) -> Token {
        guard range.count > 4 else { return Token(kind: kind, range: range, content: range.lowerBound..<range.lowerBound) }
        var token = Token(kind: kind, range: range, content: range)
        var (start, end) = (range.lowerBound + 2, range.upperBound - 2)
        if kind == .block {
            token.leading = Self.mark(bytes[start])
            if token.leading != .unspecified { start += 1 }
            if start < end {
                token.trailing = Self.mark(bytes[end - 1])
                if token.trailing != .unspecified { end -= 1 }
            }
        }
        let first = start
        while start < end, Self.isBlank(bytes[start]) { start += 1 }
        while start < end, Self.isBlank(bytes[end - 1]) { end -= 1 }
        token.content = start < end ? start..<end : first..<first
        return token
    }

    private static func mark(_ byte: UInt8) -> Token.Mark {
        byte == UInt8(ascii: "-") ? .trim : byte == UInt8(ascii: "+") ? .keep : .unspecified
    }

    /// What separates words in a tag: spaces, and tabs and the ends of lines like them.
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
