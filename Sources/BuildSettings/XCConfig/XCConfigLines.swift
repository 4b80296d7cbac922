/// Cuts a file into lines: LF, CR, CRLF, U+2028 and U+2029 end them.
struct XCConfigLines {
    /// One line.
    struct Line {
        /// Its number, from 1.
        var number: Int
        /// Where it begins, behind a byte order mark.
        var start: Int
        /// Where its text ends.
        var end: Int
        /// Where the next line begins.
        var next: Int
    }

    private let bytes: [UInt8]
    private var offset: Int
    private var number = 0

    /// Prepares to cut a file.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The next line; `nil` at the end. A file that ends with the end of a line has no line after it.
    mutating func next() -> Line? {
        guard offset < bytes.count else { return nil }
        number += 1
        let start = offset
        var end = start
        var length = 0
        while end < bytes.count {
            length = endLength(at: end)
            if length > 0 { break }
            end += 1
        }
        offset = end + length
        return Line(number: number, start: start, end: end, next: offset)
    }

    /// The length of the end of a line that begins at an offset, else 0.
    private func endLength(at offset: Int) -> Int {
        switch bytes[offset] {
        case 0x0A: return 1
        case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
        case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
            return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
        default: return 0
        }
    }
}
