import Diagnostics

extension JSONReader {
    /// The place of the next byte.
    var position: JSONNode.Position {
        JSONNode.Position(line: line, column: offset - lineStart + 1)
    }

    /// Steps over one byte if it is the next.
    mutating func take(_ byte: UInt8) -> Bool {
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    /// Steps over a word if it is the next.
    mutating func takeWord(_ word: StaticString) -> Bool {
        let matches = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
        if matches { offset += word.utf8CodeUnitCount }
        return matches
    }

    /// Steps over a line feed.
    mutating func takeLineFeed() {
        offset += 1
        line += 1
        lineStart = offset
    }

    /// Steps over white space and, in JSON5, comments.
    mutating func skipBlanks() throws(DiagnosticError) {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x09, 0x0D: offset += 1
            case 0x0A: takeLineFeed()
            case _ where dialect == .standard: return
            case 0x0B, 0x0C: offset += 1
            case UInt8(ascii: "/"): try skipComment()
            case 0x80...:
                let length = Self.blankLength(bytes[offset...])
                if length == 0 { return }
                offset += length
            default: return
            }
        }
    }

    private mutating func skipComment() throws(DiagnosticError) {
        let opening = offset
        if takeWord("//") {
            while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
            return
        }
        guard takeWord("/*") else { throw fault("'/' begins no comment here") }
        while offset < bytes.count {
            if takeWord("*/") { return }
            if bytes[offset] == 0x0A { takeLineFeed() } else { offset += 1 }
        }
        throw fault("the comment has no closing '*/'", at: opening)
    }

    /// The number of bytes of a blank of Unicode at the start of `rest`; 0 when there is none.
    private static func blankLength(_ rest: ArraySlice<UInt8>) -> Int {
        if rest.starts(with: [0xC2, 0xA0]) { return 2 }
        let start = Array(rest.prefix(3))
        guard start.count == 3 else { return 0 }
        switch (start[0], start[1], start[2]) {
        case (0xEF, 0xBB, 0xBF), (0xE1, 0x9A, 0x80), (0xE3, 0x80, 0x80): return 3
        case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F): return 3
        default: return 0
        }
    }

    /// An error at the next byte, or at another one.
    func fault(_ message: String, at place: Int? = nil) -> DiagnosticError {
        DiagnosticError("invalid-json", "invalid JSON: \(message)", at: location(of: place ?? offset))
    }

    /// The place of a byte.
    func location(of offset: Int) -> SourceLocation {
        var line = 1
        var lineStart = 0
        for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
            line += 1
            lineStart = index + 1
        }
        return SourceLocation(path: path, line: line, column: offset - lineStart + 1)
    }
}
