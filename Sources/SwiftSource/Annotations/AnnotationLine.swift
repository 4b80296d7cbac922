/// A line of a comment that begins with `sourcery:` or `trellis:`.
struct AnnotationLine: Sendable {
    /// What the line is for.
    enum Kind: Sendable {
        /// Annotates what is near.
        case items
        /// `begin:`, up to the next `begin:` or `end`.
        case begin
        /// `end`.
        case end
        /// `file:`, up to the end of the file.
        case file
        /// `inline:`, which begins a generated region.
        case inline
    }

    var kind: Kind
    var prefix: Annotation.Prefix
    /// The first byte of the comment.
    var comment: Int
    /// The bytes of the items.
    var text: Range<Int>

    /// The lines of all comments that carry some, in the order of the file.
    static func lines(_ bytes: [UInt8], comments: ContiguousArray<UInt32>) -> [AnnotationLine] {
        guard !comments.isEmpty else { return [] }
        return bytes.withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer, from: buffer.count)
            return comments.flatMap { lines(&lexer, comment: Int($0)) }
        }
    }

    private static func lines(_ lexer: inout Lexer, comment: Int) -> [AnnotationLine] {
        let isBlock = lexer.byte(comment + 1) == 0x2A
        var end = isBlock ? lexer.blockCommentEnd(comment) : lexer.lineCommentEnd(comment)
        if isBlock, end >= comment + 4, lexer.byte(end - 1) == 0x2F, lexer.byte(end - 2) == 0x2A { end -= 2 }
        var lines: [AnnotationLine] = []
        var start = isBlock ? comment + 2 : lastMark(lexer, comment, end)
        while start <= end {
            var lineEnd = start
            while lineEnd < end, lexer.base[lineEnd] != 0x0A, lexer.base[lineEnd] != 0x0D { lineEnd += 1 }
            if let line = line(lexer, comment, start..<lineEnd) { lines.append(line) }
            start = lineEnd + 1
        }
        return lines
    }

    /// Behind the last `//` of a comment that an annotation follows; one in quotation marks does not count.
    private static func lastMark(_ lexer: Lexer, _ comment: Int, _ end: Int) -> Int {
        var mark = comment + 2
        var isQuoted = false
        var place = comment + 2
        while place + 1 < end {
            if lexer.base[place] == 0x22 { isQuoted.toggle() }
            if !isQuoted, lexer.base[place] == 0x2F, lexer.base[place + 1] == 0x2F, line(lexer, comment, place + 2..<end) != nil {
                mark = place + 2
            }
            place += 1
        }
        return mark
    }

    private static func line(_ lexer: Lexer, _ comment: Int, _ range: Range<Int>) -> AnnotationLine? {
        var place = range.lowerBound
        while place < range.upperBound, [0x20, 0x09, 0x2F, 0x2A].contains(lexer.base[place]) { place += 1 }
        guard let length = AnnotationPrefix.length(lexer.base, place, range.upperBound) else { return nil }
        let prefix = lexer.base[place] == 0x73 ? Annotation.Prefix.sourcery : .trellis
        place += length
        for (word, kind) in [("begin:" as StaticString, Kind.begin), ("file:", .file), ("inline:", .inline), ("end", .end)]
        where lexer.matches(word, at: place) && place + word.utf8CodeUnitCount <= range.upperBound {
            let next = place + word.utf8CodeUnitCount
            if kind == .end, next < range.upperBound, !ByteSet.blank.contains(lexer.base[next]) { continue }
            return AnnotationLine(kind: kind, prefix: prefix, comment: comment, text: next..<range.upperBound)
        }
        return AnnotationLine(kind: .items, prefix: prefix, comment: comment, text: place..<range.upperBound)
    }
}
