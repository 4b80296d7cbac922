import Diagnostics

/// Turns the places of libyaml, which counts characters, into lines and columns in bytes.
///
/// Places are asked for from the front to the back, with small steps back, so it walks from the last one.
struct YAMLPlaces {
    private let bytes: [UInt8]
    private let path: String
    /// A place whose count in characters and in bytes is known.
    private var index = 0
    private var offset: Int
    /// The start of the line that was asked for last, in bytes.
    private var line = 0
    private var lineOffset: Int

    /// Starts at the beginning of a text.
    init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
        // libyaml does not count a byte order mark.
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lineOffset = offset
    }

    /// The place in the file.
    mutating func location(of mark: YAMLMark) -> SourceLocation {
        if mark.line != line {
            walk(to: mark.index - mark.column)
            line = mark.line
            lineOffset = offset
        }
        walk(to: mark.index)
        return SourceLocation(path: path, line: mark.line + 1, column: max(0, offset - lineOffset) + 1)
    }

    /// The place of a byte.
    func location(ofByte offset: Int) -> SourceLocation {
        let before = bytes.prefix(offset)
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = before.count { $0 == 0x0A } + 1
        return SourceLocation(path: path, line: line, column: offset - lineStart + 1)
    }

    /// What to do about the character at the place that was asked for last; empty when nothing is known.
    var remedy: String {
        guard offset < bytes.count else { return "" }
        switch bytes[offset] {
        case 0x09: return "; indent with blanks, not with tabs"
        case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"): return "; write the value in quotation marks"
        default: return ""
        }
    }

    private mutating func walk(to target: Int) {
        while index < target, offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            index += 1
        }
        while index > target, offset > 0 {
            offset -= 1
            while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            index -= 1
        }
    }
}
