import Diagnostics

/// Turns offsets and the places of libxml2, which counts characters, into lines and columns in bytes.
struct XMLPlaces {
    private let source: XMLSource
    /// The line that was asked for last, and where it begins.
    private var line = 1
    private var lineStart = 0
    /// Up to where line ends have been looked for, so that a long line is not searched for each of its elements.
    private var searchedEnd = 0

    /// Starts at the beginning of a text.
    init(_ source: XMLSource) {
        self.source = source
    }

    /// The place of a byte that is not before the one asked for last.
    mutating func location(ofOffset offset: Int) -> SourceLocation {
        let limit = min(offset, source.bytes.count)
        while searchedEnd < limit, let end = source.bytes[searchedEnd..<limit].firstIndex(of: 0x0A) {
            line += 1
            lineStart = end + 1
            searchedEnd = lineStart
        }
        searchedEnd = max(searchedEnd, limit)
        return SourceLocation(path: source.path, line: line, column: offset - lineStart + 1)
    }

    /// The place of a character, both counted from 1; the end of its line when the line is shorter.
    ///
    /// - Parameter opening: go back to the last of these bytes before it, if there is one.
    func location(line: Int, column: Int, backTo opening: UInt8? = nil) -> SourceLocation {
        var start = 0
        for _ in 1..<max(1, line) {
            guard let end = source.bytes[start...].firstIndex(of: 0x0A) else { break }
            start = end + 1
        }
        var offset = start
        for _ in 1..<max(1, column) {
            guard offset < source.bytes.count, source.bytes[offset] != 0x0A else { break }
            offset += 1
            while offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        if let opening, let earlier = source.bytes[..<offset].lastIndex(of: opening) { offset = earlier }
        var places = XMLPlaces(source)
        return places.location(ofOffset: offset)
    }
}
