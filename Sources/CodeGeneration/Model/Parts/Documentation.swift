import SwiftSource

/// The documentation of a declaration as templates see it.
enum Documentation {
    /// The lines of the comments for documentation above a declaration without their marks. Other comments between them and the
    /// declaration part nothing, and lines that hold annotations are left out; an empty line parts what is above it.
    static func lines(of declaration: Declaration) -> [String] {
        var lines: [String] = []
        var end: Int?
        let file = declaration.file
        for comment in declaration.comments {
            if let end, hasBlankLine(file.bytes, end..<comment.range.lowerBound) { lines = [] }
            end = comment.range.upperBound
            guard comment.kind.isDocumentation else { continue }
            lines += Self.lines(of: comment).filter { !isAnnotation($0) }
        }
        if let end, hasBlankLine(file.bytes, end..<declaration.range.lowerBound) { return [] }
        return lines
    }

    private static func hasBlankLine(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard range.upperBound <= bytes.count else { return false }
        return bytes[range].count { $0 == 0x0A } > 1
    }

    private static func isAnnotation(_ line: String) -> Bool {
        let text = line.drop { $0 == " " || $0 == "\t" }
        return text.hasPrefix("sourcery:") || text.hasPrefix("trellis:")
    }

    private static func lines(of comment: Comment) -> [String] {
        guard comment.kind == .documentationBlock else { return [unmarked(comment.text.dropFirst(3))] }
        var body = comment.text.dropFirst(3)
        if body.hasSuffix("*/") { body = body.dropLast(2) }
        var lines = body.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            let content = line.drop { $0 == " " || $0 == "\t" }
            return content.first == "*" ? unmarked(content.dropFirst()) : unmarked(content)
        }
        if lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        if lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        return lines
    }

    private static func unmarked(_ line: Substring) -> String {
        var line = line.first == " " ? line.dropFirst() : line
        while line.last == "\r" { line = line.dropLast() }
        return String(line)
    }
}
