import PropertyLists

/// Finds the lines of objects in the text of a project.
struct EntryLines {
    private let bytes: [UInt8]

    init(_ document: PBXProjDocument) {
        bytes = document.propertyList.bytes
    }

    /// The lines of an object with their ends, or only its own bytes where others stand on the same lines.
    func range(of object: PBXObject) -> Range<Int> {
        let start = object.identifierValue.sourceRange.lowerBound
        let end = Self.end(behind: object.value, in: bytes)
        var first = start
        while first > 0, bytes[first - 1] == 0x09 || bytes[first - 1] == 0x20 { first -= 1 }
        var last = end
        while last < bytes.count, bytes[last] == 0x09 || bytes[last] == 0x20 || bytes[last] == 0x0D { last += 1 }
        let ownsBeginning = first == 0 || bytes[first - 1] == 0x0A
        guard ownsBeginning, last < bytes.count, bytes[last] == 0x0A else { return start..<end }
        return first..<last + 1
    }

    /// The line before a place that begins a line; `nil` at the beginning of the text.
    func line(before place: Int) -> Range<Int>? {
        guard place > 0, bytes[place - 1] == 0x0A else { return nil }
        var start = place - 1
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return start..<place
    }

    /// The line that begins at a place; `nil` at the end of the text.
    func line(at place: Int) -> Range<Int>? {
        guard place < bytes.count else { return nil }
        let end = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        return place..<end
    }

    /// Whether a line is this text, but for blanks around it.
    func line(_ range: Range<Int>?, is text: String) -> Bool {
        guard let range else { return false }
        let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        let content = bytes[range].drop { blanks.contains($0) }.reversed().drop { blanks.contains($0) }.reversed()
        return content.elementsEqual(text.utf8)
    }

    /// The place behind the semicolon of a pair; behind the value where there is none. Comments between them are passed over.
    static func end(behind value: PropertyListValue, in bytes: [UInt8]) -> Int {
        let end = value.sourceRange.upperBound
        var place = end
        while place < bytes.count {
            switch bytes[place] {
            case 0x09, 0x0A, 0x0D, 0x20: place += 1
            case UInt8(ascii: ";"): return place + 1
            case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "*"):
                place += 2
                while place + 1 < bytes.count, bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/") { place += 1 }
                place = min(bytes.count, place + 2)
            default: return end
            }
        }
        return end
    }
}
