/// A call of `binaryTarget` in a manifest.
struct BinaryTargetCall {
    /// An argument with its label.
    struct Argument {
        var label: String
        /// From the label to the end of the value.
        var range: Range<Int>
        /// The value.
        var value: [ManifestText.Token]
    }

    /// Where the call begins.
    let offset: Int
    let arguments: [Argument]

    subscript(_ label: String) -> Argument? { arguments.first { $0.label == label } }

    /// All calls in a manifest.
    static func all(in text: ManifestText) -> [BinaryTargetCall] {
        let tokens = text.tokens
        return tokens.indices.compactMap { index in
            guard tokens[index].piece == .word, text.text(tokens[index]) == "binaryTarget", index + 1 < tokens.count,
                index > 0, tokens[index - 1].piece == .mark(UInt8(ascii: ".")), tokens[index + 1].piece == .mark(UInt8(ascii: "("))
            else { return nil }
            return BinaryTargetCall(offset: tokens[index - 1].range.lowerBound, arguments: arguments(behind: index + 2, in: text))
        }
    }

    /// The arguments behind an opening parenthesis.
    private static func arguments(behind start: Int, in text: ManifestText) -> [Argument] {
        var arguments: [Argument] = []
        var current: [ManifestText.Token] = []
        var depth = 0
        func finish() {
            guard current.count > 2, current[0].piece == .word, current[1].piece == .mark(UInt8(ascii: ":")) else { return }
            let range = current[0].range.lowerBound..<current[current.count - 1].range.upperBound
            arguments.append(Argument(label: text.text(current[0]), range: range, value: Array(current[2...])))
        }
        for token in text.tokens[start...] {
            switch token.piece {
            case .mark(UInt8(ascii: ",")) where depth == 0:
                finish()
                current = []
                continue
            case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): depth += 1
            case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): depth -= 1
            default: break
            }
            if depth < 0 { break }
            current.append(token)
        }
        finish()
        return arguments
    }
}
