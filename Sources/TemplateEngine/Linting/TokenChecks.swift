/// What is seen in the text of tags before anybody reads them as expressions.
enum TokenChecks {
    struct Finding {
        var code: String
        var message: String
        var range: Range<Int>
    }

    /// - Parameter isStrict: whether quotes protect closers and tabs separate words, so that neither is a trap.
    static func findings(in source: TemplateSource, isStrict: Bool) -> [Finding] {
        var lexer = Lexer(source, respectsQuotes: isStrict)
        var findings: [Finding] = []
        for token in lexer.tokens() where token.kind == .variable || token.kind == .block {
            if !isStrict { findings += self.findings(in: token, of: source) }
            findings += operators(in: token, of: source)
        }
        return findings
    }

    private static func findings(in token: Token, of source: TemplateSource) -> [Finding] {
        var findings: [Finding] = []
        var quote: UInt8?
        var hasTab = false
        let start = token.range.lowerBound + 2
        for index in start..<max(start, token.range.upperBound - 2) {
            let byte = source.bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            } else if byte == 0x09, !hasTab {
                hasTab = true
                findings.append(
                    Finding(code: "tab-in-tag", message: "a tab does not separate words in a tag; use a space", range: index..<(index + 1)))
            }
        }
        if quote != nil {
            let closer = token.kind == .block ? "%}" : "}}"
            findings.append(
                Finding(
                    code: "closer-in-quotes", message: "the tag ends at a '\(closer)' within quotes; take it out of the quotes",
                    range: (token.range.upperBound - 2)..<token.range.upperBound))
        }
        return findings
    }

    private static let signs = ["==", "!=", "<=", ">=", "&&", "||", "<", ">"].map { Array($0.utf8) }

    /// Operators without spaces around them, which are parts of names.
    private static func operators(in token: Token, of source: TemplateSource) -> [Finding] {
        let content = source.bytes[token.content]
        return SmartSplit.pieces(of: Array(content)).compactMap { piece in
            guard let sign = unspacedOperator(in: piece) else { return nil }
            let offset = Bytes.firstIndex(of: piece, in: source.bytes, within: token.content) ?? token.content.lowerBound
            let (text, name) = (String(decoding: piece, as: UTF8.self), String(decoding: sign, as: UTF8.self))
            let message =
                ["&&": "'&&' is no operator; write 'and'", "||": "'||' is no operator; write 'or'"][name]
                ?? "'\(text)' is read as a name; put spaces around '\(name)'"
            return Finding(code: "operator-spaces", message: message, range: offset..<(offset + piece.count))
        }
    }

    private static func unspacedOperator(in piece: [UInt8]) -> [UInt8]? {
        var quote: UInt8?
        for index in piece.indices {
            let byte = piece[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            } else if let sign = signs.first(where: { piece[index...].starts(with: $0) }) {
                let isWord = sign == Array("&&".utf8) || sign == Array("||".utf8)
                return piece.count > sign.count || isWord ? sign : nil
            }
        }
        return nil
    }
}
