import PropertyLists

/// Changes single pairs and items of an object in its own text, so that the rest of the object keeps its bytes.
///
/// The old and the new object are compared key by key. Pairs and items stand on lines of their own, or several on one; where it
/// cannot be told what belongs to which, the answer is `nil`, and the object is written anew.
struct PairSplice {
    let bytes: [UInt8]
    let printed: [UInt8]
    let habits: FileHabits
    /// The items that go out of some list of the file, by their text: what comes into another list may be one of them.
    let movedItems: [String: ListItem]
    var replacements: [ByteReplacement] = []

    /// - Parameters:
    ///   - habits: how the text that is changed writes things.
    ///   - printed: the text in which the new objects stand, as Xcode prints them.
    ///   - movedItems: the items that go out of lists.
    init(_ habits: FileHabits, printed: [UInt8], movedItems: [String: ListItem]) {
        bytes = habits.document.propertyList.bytes
        self.habits = habits
        self.printed = printed
        self.movedItems = movedItems
    }

    /// What is to be replaced so that the old value of an object becomes the new one.
    func replacements(from old: PropertyListValue, to new: PropertyListValue) -> [ByteReplacement]? {
        var splice = self
        return splice.change(old, to: new, at: .object) ? splice.replacements : nil
    }

    /// Whether the change of a dictionary could be told in parts.
    private mutating func change(_ old: PropertyListValue, to new: PropertyListValue, at place: PairPlace) -> Bool {
        let (oldPairs, newPairs) = (Array(old.pairs), Array(new.pairs))
        let oldKeys = oldPairs.map { $0.key.text ?? "" }
        guard Set(oldKeys).count == oldKeys.count else { return false }
        let newKeys = newPairs.map { $0.key.text ?? "" }
        guard isOnOwnLines(old, entries: oldPairs.map(\.key)) else { return changeInLine(oldPairs, to: newPairs, of: old, at: place) }
        let newValues = Dictionary(zip(newKeys, newPairs)) { first, _ in first }
        for (key, pair) in zip(oldKeys, oldPairs) {
            guard let counterpart = newValues[key] else {
                guard let range = lines(from: pair.key, to: pair.value, in: bytes) else { return false }
                replacements.append(ByteReplacement(range: range, bytes: []))
                continue
            }
            guard changeValue(pair.value, to: counterpart.value, at: place.appending(key)) else { return false }
        }
        return addPairs(newPairs, known: Dictionary(zip(oldKeys, oldPairs)) { first, _ in first }, to: old, at: place)
    }

    mutating func changeValue(_ old: PropertyListValue, to new: PropertyListValue, at place: PairPlace) -> Bool {
        if PropertyListTree(old).normalized == PropertyListTree(new).normalized { return true }
        switch (old.kind, new.kind) {
        case (.dictionary, .dictionary): return change(old, to: new, at: place)
        case (.array, .array):
            return changeItems(old, to: new, at: place) || changeItemsInLine(old, to: new, at: place) || replace(old, by: new, at: place)
        default: return replace(old, by: new, at: place)
        }
    }

    /// The value and the comment behind it.
    private mutating func replace(_ old: PropertyListValue, by new: PropertyListValue, at place: PairPlace) -> Bool {
        guard let range = valueRange(old, in: bytes), let text = valueRange(new, in: printed) else { return false }
        let written = habits.marks.text(new, in: printed, replacing: old, at: place)
        // A comment comes in only where there was one, or where there was no reference yet.
        let hasComment = hasComment(old) || old.kind != .string || new.kind != .string
        let comment = hasComment ? printed[new.sourceRange.upperBound..<text.upperBound] : []
        replacements.append(ByteReplacement(range: range, bytes: written + comment))
        return true
    }

    /// New pairs, each behind the last known one that comes before it.
    private mutating func addPairs(_ pairs: [Pair], known: [String: Pair], to old: PropertyListValue, at place: PairPlace) -> Bool {
        let beginning = lineEnd(behind: old.sourceRange.lowerBound, in: bytes)
        for (pair, before) in predecessors(of: pairs, in: old, at: place) {
            let end = before.flatMap { known[$0] }.map { lines(from: $0.key, to: $0.value, in: bytes)?.upperBound } ?? beginning
            guard let end, let text = line(from: pair.key, to: pair.value, separator: ";", in: old) else { return false }
            replacements.append(ByteReplacement(range: end..<end, bytes: text))
        }
        return true
    }

    /// The pairs that a dictionary does not have yet, each with the key of the one that it stands behind; `nil` for its beginning.
    ///
    /// Where the keys are not in the order of Xcode, other objects of the class say where one belongs.
    func predecessors(of pairs: [Pair], in old: PropertyListValue, at place: PairPlace) -> [(pair: Pair, key: String?)] {
        let oldKeys = old.pairs.map { $0.key.text ?? "" }
        let (known, new) = (Set(oldKeys), Set(pairs.map { $0.key.text ?? "" }))
        let isInOrder = oldKeys.filter(new.contains) == pairs.map { $0.key.text ?? "" }.filter(known.contains)
        let kept = known.intersection(new)
        var last: String?
        var found: [(Pair, String?)] = []
        for pair in pairs {
            let key = pair.key.text ?? ""
            if known.contains(key) {
                last = key
            } else {
                let example = isInOrder || !place.isObject ? nil : habits.key(before: key, among: kept, inObjectsLike: old)
                found.append((pair, example ?? last))
            }
        }
        return found
    }

    /// A printed pair as a line of a dictionary, indented as its other pairs are.
    private func line(
        from first: PropertyListValue,
        to last: PropertyListValue,
        separator: Unicode.Scalar,
        in container: PropertyListValue
    ) -> [UInt8]? {
        guard let value = valueRange(last, in: printed, mayEnd: true), let indent = indent(in: container) else { return nil }
        return indent + printed[first.sourceRange.lowerBound..<value.upperBound] + [UInt8(ascii: separator), 0x0A]
    }

    /// What stands before the pairs of a dictionary.
    private func indent(in container: PropertyListValue) -> [UInt8]? {
        if let place = container.pairs.first(where: { _ in true })?.key.sourceRange.lowerBound {
            return lineStart(of: place, in: bytes).map { Array(bytes[$0..<place]) }
        }
        return habits.indent(at: container.sourceRange.lowerBound) + [0x09]
    }

    // MARK: - Comments

    /// Whether a comment stands behind a value.
    func hasComment(_ value: PropertyListValue) -> Bool {
        let end = valueRange(value, in: bytes, mayEnd: true)?.upperBound ?? value.sourceRange.upperBound
        return bytes[value.sourceRange.upperBound..<end].contains(UInt8(ascii: "/"))
    }

    // MARK: - Places

    /// Whether the opening bracket ends its line, and every entry begins one.
    func isOnOwnLines(_ container: PropertyListValue, entries: [PropertyListValue]) -> Bool {
        guard lineEnd(behind: container.sourceRange.lowerBound, in: bytes) != nil else { return false }
        return entries.allSatisfy { lineStart(of: $0.sourceRange.lowerBound, in: bytes) != nil }
    }

    /// The lines of an entry with their ends.
    func lines(from first: PropertyListValue, to last: PropertyListValue, in text: [UInt8]) -> Range<Int>? {
        guard let start = lineStart(of: first.sourceRange.lowerBound, in: text), let value = valueRange(last, in: text) else { return nil }
        var end = value.upperBound
        guard end < text.count, text[end] == UInt8(ascii: ";") || text[end] == UInt8(ascii: ",") else { return nil }
        end += 1
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 || text[end] == 0x0D { end += 1 }
        guard end < text.count, text[end] == 0x0A else { return nil }
        return start..<end + 1
    }

    /// A value and the comment behind it, up to the separator.
    ///
    /// - Parameter mayEnd: whether a closing bracket is as good as a separator.
    func valueRange(_ value: PropertyListValue, in text: [UInt8], mayEnd: Bool = false) -> Range<Int>? {
        var end = value.sourceRange.upperBound
        while end < text.count {
            switch text[end] {
            case UInt8(ascii: ";"), UInt8(ascii: ","): return value.sourceRange.lowerBound..<end
            case 0x20, 0x09, 0x0A, 0x0D: end += 1
            case UInt8(ascii: "/") where end + 1 < text.count && text[end + 1] == UInt8(ascii: "*"):
                end += 2
                while end + 1 < text.count, text[end] != UInt8(ascii: "*") || text[end + 1] != UInt8(ascii: "/") { end += 1 }
                end += 2
            default: return mayEnd ? value.sourceRange.lowerBound..<end : nil
            }
        }
        return nil
    }

    /// The beginning of the line of a place that only blanks stand before.
    func lineStart(of place: Int, in text: [UInt8]) -> Int? {
        var start = place
        while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
        return start > 0 && text[start - 1] != 0x0A ? nil : start
    }

    /// The beginning of the next line when nothing but blanks stands behind an opening bracket.
    func lineEnd(behind place: Int, in text: [UInt8]) -> Int? {
        var end = place + 1
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 || text[end] == 0x0D { end += 1 }
        return end < text.count && text[end] == 0x0A ? end + 1 : nil
    }
}
