/// A regular expression as the filters of templates know them, compiled once.
///
/// It works on Unicode scalars, takes the syntax that ICU and most others share, and gives up with an error instead of
/// running on: the number of steps of a search is bounded.
struct RegularExpression: Sendable {
    let program: RegularProgram

    /// Compiles a pattern.
    ///
    /// - Throws: what is wrong with it, or that it uses what is not supported.
    init(_ pattern: String) throws(TemplateFailure) {
        var parser = RegularParser(pattern)
        program = try RegularProgram(try parser.parse(), groupCount: parser.groupCount)
    }

    /// The text with every match replaced.
    ///
    /// - Parameter template: `$1` stands for what a group matched and `$0` for the whole; a backslash makes the next sign
    ///   stand for itself.
    func replacing(with template: String, in text: String) throws(TemplateFailure) -> String {
        let input = Array(text.unicodeScalars)
        let pieces = Self.pieces(of: template, groupCount: program.groupCount)
        var matcher = RegularMatcher(program, input)
        var result = TextBuilder(capacity: text.utf8.count)
        var (position, copied) = (0, 0)
        while position <= input.count, let match = try matcher.firstMatch(from: position) {
            for scalar in input[copied..<match[0]] { result.append(scalar) }
            for piece in pieces {
                switch piece {
                case .text(let text): for scalar in text { result.append(scalar) }
                case .group(let number):
                    // A group that does not exist matches nothing.
                    guard number <= program.groupCount else { continue }
                    let (start, end) = (match[2 * number], match[2 * number + 1])
                    if start >= 0, end >= start { for scalar in input[start..<end] { result.append(scalar) } }
                }
            }
            try FilterInput.checkSize(result.sizeBytes)
            copied = match[1]
            position = match[1]
            if match[1] == match[0] { position += 1 }
        }
        for scalar in input[copied...] { result.append(scalar) }
        return result.text
    }

    private enum Piece {
        case text([Unicode.Scalar])
        case group(Int)
    }

    private static func pieces(of template: String, groupCount: Int) -> [Piece] {
        var pieces: [Piece] = []
        var text: [Unicode.Scalar] = []
        var rest = template.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\\", let next = rest.popFirst() {
                text.append(next)
            } else if scalar == "$", let number = groupNumber(&rest, groupCount: groupCount) {
                pieces.append(.text(text))
                pieces.append(.group(number))
                text = []
            } else {
                text.append(scalar)
            }
        }
        pieces.append(.text(text))
        return pieces
    }

    /// As many digits as the number of the last group has.
    private static func groupNumber(_ rest: inout Substring.UnicodeScalarView, groupCount: Int) -> Int? {
        let digits = rest.prefix(groupCount > 10 ? String(groupCount).count : 1).prefix { ("0"..."9").contains($0) }
        rest = rest.dropFirst(digits.count)
        return Int(String(digits))
    }
}
