/// Finds the comments between two pairs of a `.strings` file, and to which of the two they belong.
///
/// The comments directly before a pair, with no empty line between them and it, are its own; a comment that begins in the line in which
/// the pair before ends belongs to that one. A heading that an empty line separates belongs to nobody.
struct StringsComments {
    /// A comment and where it stands.
    private struct Comment {
        var range: Range<Int>
        var text: String
    }

    /// The comments of the pair behind a gap, joined by line ends, and that of the pair before it.
    mutating func read(_ bytes: [UInt8], _ gap: Range<Int>, isStartOfFile: Bool) -> (leading: String?, trailing: String?) {
        bytes.withUnsafeBufferPointer { buffer in
            var comments = Self.comments(in: buffer, gap)
            guard !comments.isEmpty else { return (nil, nil) }
            var trailing: String?
            if !isStartOfFile, !buffer[gap.lowerBound..<comments[0].range.lowerBound].contains(where: Self.isLineEnd) {
                let first = comments.removeFirst()
                // A comment between two pairs of one line stands before the second.
                let end = comments.first?.range.lowerBound ?? gap.upperBound
                let endsLine = buffer[first.range.upperBound..<end].contains(where: Self.isLineEnd) || end == buffer.count
                if endsLine { trailing = first.text.isEmpty ? nil : first.text } else { comments.insert(first, at: 0) }
            }
            var leading: [String] = []
            var next = gap.upperBound
            for comment in comments.reversed() {
                guard Self.lineEndCount(buffer[comment.range.upperBound..<next]) < 2 else { break }
                leading.insert(comment.text, at: 0)
                next = comment.range.lowerBound
            }
            let texts = leading.filter { !$0.isEmpty }
            return (texts.isEmpty ? nil : texts.joined(separator: "\n"), trailing)
        }
    }

    private static func comments(in bytes: UnsafeBufferPointer<UInt8>, _ gap: Range<Int>) -> [Comment] {
        var comments: [Comment] = []
        var cursor = gap.lowerBound
        while cursor + 1 < gap.upperBound {
            guard bytes[cursor] == UInt8(ascii: "/") else {
                cursor += 1
                continue
            }
            let isBlock = bytes[cursor + 1] == UInt8(ascii: "*")
            guard isBlock || bytes[cursor + 1] == UInt8(ascii: "/") else {
                cursor += 1
                continue
            }
            let end = isBlock ? blockEnd(bytes, cursor + 2, gap.upperBound) : lineEnd(bytes, cursor, gap.upperBound)
            let content = bytes[cursor + 2..<(isBlock ? max(cursor + 2, end - 2) : end)]
            comments.append(Comment(range: cursor..<end, text: text(content)))
            cursor = end
        }
        return comments
    }

    private static func blockEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int {
        var cursor = start
        while cursor + 1 < limit {
            if bytes[cursor] == UInt8(ascii: "*"), bytes[cursor + 1] == UInt8(ascii: "/") { return cursor + 2 }
            cursor += 1
        }
        return limit
    }

    private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int {
        bytes[start..<limit].firstIndex(where: isLineEnd) ?? limit
    }

    /// The text of a comment without the blanks around it, and without further slashes of its mark.
    private static func text(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        var content = content
        while let first = content.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "*") { content.removeFirst() }
        while let first = content.first, isBlank(first) { content.removeFirst() }
        while let last = content.last, isBlank(last) { content.removeLast() }
        return String(decoding: content, as: UTF8.self)
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// The number of line ends, a carriage return and the line feed behind it counted once.
    private static func lineEndCount(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var count = 0
        var previous: UInt8 = 0
        for byte in bytes {
            if byte == 0x0D || byte == 0x0A && previous != 0x0D { count += 1 }
            previous = byte
        }
        return count
    }
}
