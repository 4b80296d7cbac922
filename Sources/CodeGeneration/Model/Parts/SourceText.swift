/// Text of Swift, taken apart without being read.
enum SourceText {
    /// The pieces between a sign outside of brackets and texts, without blanks around them.
    static func pieces(of text: String, at sign: Character) -> [String] {
        var pieces: [String] = []
        var start = text.startIndex
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isQuoted {
                if !isEscaped, character == "\"" { isQuoted = false }
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            switch character {
            case "\"": isQuoted = true
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case sign where depth <= 0:
                pieces.append(trimmed(text[start..<index]))
                start = text.index(after: index)
            default: break
            }
        }
        return pieces + [trimmed(text[start...])]
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
