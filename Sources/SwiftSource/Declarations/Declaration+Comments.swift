extension Declaration {
    /// The comments between what stands before the declaration and its first byte, in their order. A comment behind
    /// something in a line belongs to that, and to no declaration below.
    public var comments: [Comment] { storage.comments(from: Int(record.triviaStart), to: Int(record.start)).map(\.comment) }

    /// The lines of the documentation, without their marks: of the comments for documentation above the declaration. Other comments between
    /// them and the declaration part nothing; an empty line parts what is above it.
    ///
    ///     /// Adds.
    ///     ///     a + b
    ///     func add()         // ["Adds.", "    a + b"]
    public var documentation: [String] {
        var lines: [String] = []
        var end = Int(record.start)
        for (comment, isSeparated) in storage.comments(from: Int(record.triviaStart), to: Int(record.start)) {
            if isSeparated { lines = [] }
            if comment.kind.isDocumentation { lines += comment.lines }
            end = comment.range.upperBound
        }
        let isSeparated = storage.lines.line(of: Int(record.start)) - storage.lines.line(of: end) > 1
        return isSeparated ? [] : lines
    }
}

extension Comment {
    /// The lines without marks.
    fileprivate var lines: [String] {
        switch kind {
        case .documentationLine, .line: return [Self.unmarked(text.dropFirst(kind == .line ? 2 : 3))]
        case .block, .documentationBlock: return blockLines
        }
    }

    private static func unmarked(_ line: Substring) -> String { String(line.first == " " ? line.dropFirst() : line) }

    private var blockLines: [String] {
        var body = text.dropFirst(kind == .block ? 2 : 3)
        if body.hasSuffix("*/") { body = body.dropLast(2) }
        var lines = body.split(omittingEmptySubsequences: false) { $0.isNewline }.map(Self.withoutStar)
        if lines.first?.allSatisfy({ $0 == " " }) == true { lines.removeFirst() }
        if lines.last?.allSatisfy({ $0 == " " || $0 == "\t" }) == true { lines.removeLast() }
        while let last = lines.last?.last, last == " " { lines[lines.count - 1].removeLast() }
        return lines
    }

    /// A line of a block without its indentation and the star that decorates it.
    private static func withoutStar(_ line: Substring) -> String {
        let content = line.drop { $0 == " " || $0 == "\t" }
        return content.first == "*" ? unmarked(content.dropFirst()) : unmarked(content)
    }
}

extension SourceStorage {
    /// The comments in a range without tokens, those left out that stand in the line of what is before and belong to it;
    /// separated are those behind a blank line.
    fileprivate func comments(from start: Int, to end: Int) -> [(comment: Comment, isSeparated: Bool)] {
        guard start < end else { return [] }
        var list: [(comment: Comment, isSeparated: Bool)] = []
        bytes.withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer, from: end)
            var place = start
            var isOwn = start == 0 || lines.line(of: start) == lines.line(of: end)
            var lineEndCount = 0
            while place < end {
                guard let kind = Self.commentKind(buffer, place, end) else {
                    if lines.line(of: place) != lines.line(of: place + 1) { (lineEndCount, isOwn) = (lineEndCount + 1, true) }
                    place += 1
                    continue
                }
                let isLine = kind == .line || kind == .documentationLine
                let commentEnd = min(isLine ? lexer.lineCommentEnd(place) : lexer.blockCommentEnd(place), end)
                if isOwn { list.append((Comment(kind: kind, text: text(place..<commentEnd), range: place..<commentEnd), lineEndCount > 1)) }
                lineEndCount = 0
                place = commentEnd
            }
        }
        return list
    }

    private static func commentKind(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ end: Int) -> Comment.Kind? {
        guard place + 1 < end, bytes[place] == 0x2F else { return nil }
        let third = place + 2 < end ? bytes[place + 2] : 0
        let fourth = place + 3 < end ? bytes[place + 3] : 0
        switch bytes[place + 1] {
        case 0x2F: return third == 0x2F && fourth != 0x2F ? .documentationLine : .line
        case 0x2A: return third == 0x2A && fourth != 0x2F ? .documentationBlock : .block
        default: return nil
        }
    }
}
