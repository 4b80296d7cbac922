import JSON

/// Gives the text of a `project.xcproj` another content, in which everything that stays keeps its bytes, comments included.
///
/// What comes from the text is found again by its position; see ``XCProjTreeMerge/newPosition``.
struct XCProjSplice {
    private let places: JSONTextPlaces
    private let newline: [UInt8]
    private let indentUnit: [UInt8]
    private let joinsDictionaries: Bool

    /// The text with another content.
    static func bytes(_ bytes: [UInt8], root: JSONNode, becoming new: JSONNode) -> [UInt8] {
        let splice = XCProjSplice(bytes, root: root)
        let range = splice.places.range(of: root)
        return bytes[..<range.lowerBound] + splice.text(root, becoming: new, .project) + bytes[range.upperBound...]
    }

    private init(_ bytes: [UInt8], root: JSONNode) {
        let places = JSONTextPlaces(bytes)
        self.places = places
        newline = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } == true ? [0x0D, 0x0A] : [0x0A]
        let indent = root.members.first.map { places.indent(ofLineAt: places.offset(of: $0.keyPosition)) } ?? []
        indentUnit = indent.isEmpty ? [0x20, 0x20] : indent
        joinsDictionaries = !Self.separatesDictionaries(bytes)
    }

    /// Whether a dictionary begins on a line of its own behind one that takes several lines.
    private static func separatesDictionaries(_ bytes: [UInt8]) -> Bool {
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "}") {
            let line = bytes[..<index].reversed().prefix { $0 != 0x0A }
            guard line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
            let rest = bytes[(index + 1)...].drop { $0 == UInt8(ascii: ",") || $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            guard rest.first == 0x0A else { continue }
            let next = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
            guard next.first == UInt8(ascii: "{") else { continue }
            if !next.prefix(while: { $0 != 0x0A }).contains(UInt8(ascii: "}")) { return true }
        }
        return false
    }

    /// The text of a value that becomes another one.
    private func text(_ old: JSONNode, becoming new: JSONNode, _ schema: XCProjSchema?) -> [UInt8] {
        let range = places.range(of: old)
        if old == new { return Array(places.bytes[range]) }
        switch (old.content, new.content) {
        case (.object(let oldMembers), .object(let newMembers)):
            let entries = oldMembers.map { entry(start: $0.keyPosition, value: $0.value, isItem: false) }
            let news = newMembers.map { Successor(position: $0.keyPosition, key: $0.key, value: $0.value, schema: schema?.child($0.key)) }
            return container(range, entries, news)
        case (.array(let oldItems), .array(let newItems)):
            let entries = oldItems.map { entry(start: $0.position, value: $0, isItem: true) }
            return container(range, entries, newItems.map { Successor(position: $0.position, key: nil, value: $0, schema: schema) })
        default:
            return printed(new.value, schema, isItem: false, indent: places.indent(ofLineAt: range.lowerBound))
        }
    }

    // MARK: - Entries

    /// A member or an item of the text.
    private struct Entry {
        var range: Range<Int>
        var value: JSONNode
        var valueStart: Int
        var shape: EntrySequence.Shape
    }

    /// A member or an item that is to be in the text.
    private struct Successor {
        var position: JSONNode.Position
        /// `nil` for an item.
        var key: String?
        var value: JSONNode
        var schema: XCProjSchema?
    }

    private func entry(start: JSONNode.Position, value: JSONNode, isItem: Bool) -> Entry {
        let range = places.range(of: value)
        let isLong = isItem && places.bytes[range.lowerBound] == UInt8(ascii: "{") && places.bytes[range].contains(0x0A)
        let first = places.offset(of: start)
        return Entry(range: first..<range.upperBound, value: value, valueStart: range.lowerBound, shape: isLong ? .longDictionary : .other)
    }

    private func container(_ range: Range<Int>, _ entries: [Entry], _ successors: [Successor]) -> [UInt8] {
        let bytes = places.bytes
        var gaps: [EntryGap] = []
        var end = range.lowerBound + 1
        for (index, entry) in entries.enumerated() {
            gaps.append(EntryGap(bytes[end..<entry.range.lowerBound], isBegin: index == 0, isEnd: false))
            end = entry.range.upperBound
        }
        gaps.append(EntryGap(bytes[end..<range.upperBound - 1], isBegin: entries.isEmpty, isEnd: true))
        let style = style(of: range, gaps)
        var sequence = EntrySequence(behindOpening: gaps[0], style: style)
        let shape = { (index: Int) in index < entries.count ? entries[index].shape : nil }
        let kept = keptIndexes(entries, successors)
        var next = 0
        for (successor, index) in zip(successors, kept) {
            guard let index else {
                let (text, isLong) = newText(successor, style)
                sequence.insert(text, isLong ? .longDictionary : .other, following: shape(next))
                continue
            }
            while next < index {
                sequence.remove(gap: gaps[next + 1])
                next += 1
            }
            let entry = entries[index]
            let head = bytes[entry.range.lowerBound..<entry.valueStart]
            sequence.keep(head + text(entry.value, becoming: successor.value, successor.schema), entry.shape, gap: gaps[index + 1])
            next = index + 1
        }
        while next < entries.count {
            sequence.remove(gap: gaps[next + 1])
            next += 1
        }
        return [bytes[range.lowerBound]] + sequence.bytes + [bytes[range.upperBound - 1]]
    }

    /// For each successor the entry that it stays; entries that would change their order are new at their new place.
    private func keptIndexes(_ entries: [Entry], _ successors: [Successor]) -> [Int?] {
        let indexes = Dictionary(entries.enumerated().map { ($1.range.lowerBound, $0) }) { first, _ in first }
        let found = successors.map { successor -> Int? in
            guard successor.position != XCProjTreeMerge.newPosition else { return nil }
            return indexes[places.offset(of: successor.position)]
        }
        let numbers = found.compactMap { $0 }
        let stays = Set(ListPairing.longestAscent(numbers).map { numbers[$0] })
        return found.map { index in index.flatMap { stays.contains($0) ? $0 : nil } }
    }

    private func style(of range: Range<Int>, _ gaps: [EntryGap]) -> EntrySequence.Style {
        let closing = places.indent(ofLineAt: range.lowerBound)
        return EntrySequence.Style(
            indent: gaps.count > 1 && gaps[0].breaksLine ? gaps[0].indent : closing + indentUnit,
            closingIndent: closing,
            newline: newline,
            isInline: gaps.count > 1 && !places.bytes[range].contains(0x0A),
            joinsDictionaries: joinsDictionaries
        )
    }

    // MARK: - Printing

    private func newText(_ successor: Successor, _ style: EntrySequence.Style) -> (text: [UInt8], isLong: Bool) {
        let head = successor.key.map { JSONWriter.quoted($0) + Array(": ".utf8) } ?? []
        if style.isInline { return (head + XCProjWriter.line(of: successor.value.value), false) }
        let text = printed(successor.value.value, successor.schema, isItem: successor.key == nil, indent: style.indent)
        return (head + text, successor.key == nil && text.first == UInt8(ascii: "{") && text.contains(0x0A))
    }

    /// A value in the layout of Xcode, with the indents and line ends of the text.
    private func printed(_ value: JSONValue, _ schema: XCProjSchema?, isItem: Bool, indent: [UInt8]) -> [UInt8] {
        let lines = XCProjWriter.text(of: value, schema, isItem: isItem).split(separator: 0x0A, omittingEmptySubsequences: false)
        var result: [UInt8] = []
        for (index, line) in lines.enumerated() {
            guard index > 0 else {
                result += line
                continue
            }
            let blanks = line.prefix { $0 == 0x20 }.count
            result += newline + indent
            for _ in 0..<(blanks / 2) { result += indentUnit }
            result += line.dropFirst(blanks)
        }
        return result
    }
}
