/// Splits the content of a tag at a separator, as templates have always been split.
///
/// What stands in quotes stays together and knows no escapes. A piece that ends with or is `,`, `|` or `:` is glued to
/// its neighbours, and parentheses become pieces of their own, except in the first piece.
enum SmartSplit {
    private static let glue = [UInt8](",|:".utf8)
    private static let open = UInt8(ascii: "(")
    private static let close = UInt8(ascii: ")")

    static func pieces(of text: [UInt8], separator: UInt8 = 0x20) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var word: [UInt8] = []
        var end = separator
        var (singleQuotes, doubleQuotes) = (0, 0)
        for byte in text {
            if byte == UInt8(ascii: "'") { singleQuotes += 1 }
            if byte == UInt8(ascii: "\"") { doubleQuotes += 1 }
            if byte == end {
                if end != separator {
                    word.append(byte)
                } else if singleQuotes.isMultiple(of: 2) || doubleQuotes.isMultiple(of: 2), !word.isEmpty {
                    append(word, to: &pieces)
                    word.removeAll(keepingCapacity: true)
                }
                end = separator
            } else {
                if end == separator, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { end = byte }
                word.append(byte)
            }
        }
        if !word.isEmpty { append(word, to: &pieces) }
        return pieces
    }

    /// Appends a word; parentheses are peeled off its front, and then off its end.
    private static func append(_ word: [UInt8], to pieces: inout [[UInt8]]) {
        var rest = word[...]
        var closing: [UInt8] = []
        while true {
            guard let last = pieces.last?.last else {
                pieces.append(Array(rest))
                break
            }
            if glue.contains(last) {
                if pieces.count == 1, rest.elementsEqual("for".utf8) {
                    pieces.append(Array(rest))
                } else {
                    pieces[pieces.count - 1] += rest
                }
                break
            }
            if rest.count <= glue.count, Bytes.contains(Array(rest), in: glue) {
                pieces[pieces.count - 1] += rest
                break
            }
            if rest.count > 1, let first = rest.first, first == open || first == close {
                pieces.append([first])
                rest.removeFirst()
            } else if rest.count > 1, let end = rest.last, end == open || end == close {
                closing.append(end)
                rest.removeLast()
            } else {
                pieces.append(Array(rest))
                break
            }
        }
        for byte in closing.reversed() { pieces.append([byte]) }
    }
}
