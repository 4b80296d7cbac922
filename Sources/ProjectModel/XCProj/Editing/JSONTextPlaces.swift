import JSON

/// Finds the bytes of values in a text of JSON that has been read without a fault.
struct JSONTextPlaces {
    let bytes: [UInt8]
    private let lineStarts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    /// The place of the byte at a position.
    func offset(of position: JSONNode.Position) -> Int { lineStarts[position.line - 1] + position.column - 1 }

    /// The bytes of a value.
    func range(of node: JSONNode) -> Range<Int> {
        let start = offset(of: node.position)
        return start..<end(ofValueAt: start)
    }

    /// The blanks that the line of a place begins with.
    func indent(ofLineAt place: Int) -> [UInt8] {
        var start = place
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return Array(bytes[start..<place].prefix { $0 == 0x20 || $0 == 0x09 })
    }

    /// The place behind a comment; `nil` when none begins here.
    static func end(ofCommentAt place: Int, in bytes: [UInt8]) -> Int? {
        guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/") else { return nil }
        var end = place + 2
        if bytes[place + 1] == UInt8(ascii: "/") {
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            return end
        }
        guard bytes[place + 1] == UInt8(ascii: "*") else { return nil }
        while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
        return min(end + 2, bytes.count)
    }

    private func end(ofValueAt start: Int) -> Int {
        var (place, depth) = (start, 0)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                place = end(ofStringAt: place)
                if depth == 0 { return place }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth <= 1 { return depth == 0 ? place : place + 1 }
                depth -= 1
            case UInt8(ascii: ","), 0x09...0x0D, 0x20:
                if depth == 0 { return place }
            default:
                if let end = Self.end(ofCommentAt: place, in: bytes) {
                    if depth == 0 { return place }
                    place = end
                    continue
                }
            }
            place += 1
        }
        return place
    }

    private func end(ofStringAt start: Int) -> Int {
        var place = start + 1
        while place < bytes.count, bytes[place] != bytes[start] { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(place + 1, bytes.count)
    }
}
