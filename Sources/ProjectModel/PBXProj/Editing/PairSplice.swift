import PropertyLists

/// Changes single pairs and items of an object in its own text, so that the rest of the object keeps its bytes.
///
/// The old and the new object are compared key by key. Pairs and items stand on lines of their own, or several on one; where it
/// cannot be told what belongs to which, the answer is `nil`, and the object is written anew.
struct PairSplice {
    let bytes: [UInt8]
    let printed: [UInt8]
    var replacements: [ByteReplacement] = []

    private let marks: QuotationMarks

    /// - Parameters:
    ///   - bytes: the text that is changed.
    ///   - printed: the text in which the new object stands, as Xcode prints it.
    ///   - marks: where the text has quotation marks without need.
    init(bytes: [UInt8], printed: [UInt8], marks: QuotationMarks) {
        self.bytes = bytes
        self.printed = printed
        self.marks = marks
    }

    /// What is to be replaced so that the old value becomes the new one.
    static func replacements(
        from old: PropertyListValue,
        to new: PropertyListValue,
        bytes: [UInt8],
        printed: [UInt8],
        marks: QuotationMarks
    ) -> [ByteReplacement]? {
        var splice = PairSplice(bytes: bytes, printed: printed, marks: marks)
        return splice.change(old, to: new) ? splice.replacements : nil
    }

    /// Whether the change of a dictionary could be told in parts.
    private mutating func change(_ old: PropertyListValue, to new: PropertyListValue) -> Bool {
        let (oldPairs, newPairs) = (Array(old.pairs), Array(new.pairs))
        let oldKeys = oldPairs.map { $0.key.text ?? "" }
        guard Set(oldKeys).count == oldKeys.count else { return false }
        let newKeys = newPairs.map { $0.key.text ?? "" }
        guard isOnOwnLines(old, entries: oldPairs.map(\.key)) else { return changeInLine(oldPairs, to: newPairs, of: old) }
        let newValues = Dictionary(zip(newKeys, newPairs)) { first, _ in first }
        for (key, pair) in zip(oldKeys, oldPairs) {
            guard let counterpart = newValues[key] else {
                guard let range = lines(from: pair.key, to: pair.value, in: bytes) else { return false }
                replacements.append(ByteReplacement(range: range, bytes: []))
                continue
            }
            guard changeValue(pair.value, to: counterpart.value, key: key) else { return false }
        }
        return addPairs(newPairs, keys: newKeys, known: Dictionary(zip(oldKeys, oldPairs)) { first, _ in first }, to: old)
    }

    mutating func changeValue(_ old: PropertyListValue, to new: PropertyListValue, key: String) -> Bool {
        if PropertyListTree(old).normalized == PropertyListTree(new).normalized { return true }
        switch (old.kind, new.kind) {
        case (.dictionary, .dictionary): return change(old, to: new)
        case (.array, .array): return changeItems(old, to: new) || changeItemsInLine(old, to: new) || replace(old, by: new, key: key)
        default: return replace(old, by: new, key: key)
        }
    }

    /// The value and the comment behind it.
    private mutating func replace(_ old: PropertyListValue, by new: PropertyListValue, key: String) -> Bool {
        guard let range = valueRange(old, in: bytes), let text = valueRange(new, in: printed) else { return false }
        // Where somebody has put quotation marks without need, they belong to the look of the file.
        let isQuoted = marks.areNeedless(around: old) || (marks.areThere(around: old) && marks.areUsual(forKey: key))
        let written = new.kind == .string ? marks.text(new, in: printed, isQuoted: isQuoted) : Array(printed[new.sourceRange])
        // A comment comes in only where there was one, or where there was no reference yet.
        let hasComment = hasComment(old) || old.kind != .string || new.kind != .string
        let comment = hasComment ? printed[new.sourceRange.upperBound..<text.upperBound] : []
        replacements.append(ByteReplacement(range: range, bytes: written + comment))
        return true
    }

    /// New pairs, each behind the last known one that comes before it.
    private mutating func addPairs(
        _ pairs: [(key: PropertyListValue, value: PropertyListValue)],
        keys: [String],
        known: [String: (key: PropertyListValue, value: PropertyListValue)],
        to old: PropertyListValue
    ) -> Bool {
        var place = lineEnd(behind: old.sourceRange.lowerBound, in: bytes)
        for (key, pair) in zip(keys, pairs) {
            if let own = known[key] {
                place = lines(from: own.key, to: own.value, in: bytes)?.upperBound
                continue
            }
            guard let place, let text = line(from: pair.key, to: pair.value, separator: ";", in: old) else { return false }
            replacements.append(ByteReplacement(range: place..<place, bytes: text))
        }
        return true
    }

    /// Items that are gone or new, where those that stay keep their order.
    private mutating func changeItems(_ old: PropertyListValue, to new: PropertyListValue) -> Bool {
        let (oldItems, newItems) = (Array(old.items), Array(new.items))
        let (oldTexts, newTexts) = (oldItems.map(\.text), newItems.map(\.text))
        guard !oldTexts.contains(nil), !newTexts.contains(nil), isOnOwnLines(old, entries: oldItems) else { return false }
        let (oldSet, newSet) = (Set(oldTexts), Set(newTexts))
        guard oldSet.count == oldTexts.count, newSet.count == newTexts.count else { return false }
        guard oldTexts.filter(newSet.contains) == newTexts.filter(oldSet.contains) else { return false }
        if let last = oldItems.last, valueRange(last, in: bytes) == nil { return changeOpenItems(oldItems, to: newItems, of: old) }
        var found: [ByteReplacement] = []
        var places: [String?: Int] = [:]
        for (item, text) in zip(oldItems, oldTexts) {
            guard let range = lines(from: item, to: item, in: bytes) else { return false }
            places[text] = range.upperBound
            if !newSet.contains(text) { found.append(ByteReplacement(range: range, bytes: [])) }
        }
        guard var place = lineEnd(behind: old.sourceRange.lowerBound, in: bytes) else { return false }
        for (item, text) in zip(newItems, newTexts) {
            if let known = places[text] {
                place = known
                continue
            }
            guard let line = line(from: item, to: item, separator: ",", in: old) else { return false }
            found.append(ByteReplacement(range: place..<place, bytes: line))
        }
        replacements += found
        return true
    }

    /// The same for a list that has no comma behind its last item, and is to have none.
    private mutating func changeOpenItems(
        _ oldItems: [PropertyListValue], to newItems: [PropertyListValue], of old: PropertyListValue
    ) -> Bool {
        let separator: [UInt8] = [UInt8(ascii: ","), 0x0A]
        guard let indent = indent(in: old), let first = oldItems.first?.sourceRange.lowerBound, !newItems.isEmpty else { return false }
        let oldLines = oldItems.compactMap { item in text(of: item, in: bytes).map { indent + $0 } }
        let start = first - indent.count
        let whole = Array(oldLines.joined(separator: separator))
        guard oldLines.count == oldItems.count, bytes[start...].starts(with: whole) else { return false }
        let known = Dictionary(zip(oldItems.map(\.text), oldLines)) { first, _ in first }
        let newLines = newItems.map { item in known[item.text] ?? indent + self.item(item, of: old) }
        replacements.append(ByteReplacement(range: start..<start + whole.count, bytes: Array(newLines.joined(separator: separator))))
        return true
    }

    /// An item and the comment behind it, without the separator.
    private func text(of item: PropertyListValue, in text: [UInt8]) -> ArraySlice<UInt8>? {
        guard let range = valueRange(item, in: text, mayEnd: true) else { return nil }
        return text[range].reversed().drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.reversed()[...]
    }

    /// A printed entry as a line of a container, indented as its other entries are.
    private func line(
        from first: PropertyListValue,
        to last: PropertyListValue,
        separator: Unicode.Scalar,
        in container: PropertyListValue
    ) -> [UInt8]? {
        guard let value = valueRange(last, in: printed, mayEnd: true), let indent = indent(in: container) else { return nil }
        if container.kind == .array { return indent + item(last, of: container) + [UInt8(ascii: separator), 0x0A] }
        return indent + printed[first.sourceRange.lowerBound..<value.upperBound] + [UInt8(ascii: separator), 0x0A]
    }

    /// A new item as the others of its list are written: with quotation marks where all of them have some, and with a comment
    /// unless none of them has one.
    func item(_ item: PropertyListValue, of list: PropertyListValue) -> [UInt8] {
        let others = Array(list.items)
        let isQuoted = !others.isEmpty && others.allSatisfy { marks.areThere(around: $0) }
        let text = item.kind == .string ? marks.text(item, in: printed, isQuoted: isQuoted) : Array(printed[item.sourceRange])
        guard hasCommentsBehindItems(list), let range = valueRange(item, in: printed, mayEnd: true) else { return text }
        return text
            + printed[item.sourceRange.upperBound..<range.upperBound].reversed().drop { $0 == 0x0A || $0 == 0x09 || $0 == 0x20 }.reversed()
    }

    /// What stands before the entries of a container.
    private func indent(in container: PropertyListValue) -> [UInt8]? {
        let entry = container.kind == .array ? container.items.first { _ in true } : container.pairs.first { _ in true }?.key
        if let place = entry?.sourceRange.lowerBound { return lineStart(of: place, in: bytes).map { Array(bytes[$0..<place]) } }
        var start = container.sourceRange.lowerBound
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 } + [0x09]
    }

    // MARK: - Comments

    /// Whether a comment stands behind a value.
    private func hasComment(_ value: PropertyListValue) -> Bool {
        let end = valueRange(value, in: bytes, mayEnd: true)?.upperBound ?? value.sourceRange.upperBound
        return bytes[value.sourceRange.upperBound..<end].contains(UInt8(ascii: "/"))
    }

    /// Whether what is put into a container may have a comment: a list whose items have none is left without.
    func hasCommentsBehindItems(_ container: PropertyListValue) -> Bool {
        guard container.kind == .array, container.items.first(where: { _ in true }) != nil else { return true }
        return container.items.contains { hasComment($0) }
    }

    // MARK: - Places

    /// Whether the opening bracket ends its line, and every entry begins one.
    private func isOnOwnLines(_ container: PropertyListValue, entries: [PropertyListValue]) -> Bool {
        guard lineEnd(behind: container.sourceRange.lowerBound, in: bytes) != nil else { return false }
        return entries.allSatisfy { lineStart(of: $0.sourceRange.lowerBound, in: bytes) != nil }
    }

    /// The lines of an entry with their ends.
    private func lines(from first: PropertyListValue, to last: PropertyListValue, in text: [UInt8]) -> Range<Int>? {
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
    private func lineStart(of place: Int, in text: [UInt8]) -> Int? {
        var start = place
        while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
        return start > 0 && text[start - 1] != 0x0A ? nil : start
    }

    /// The beginning of the next line when nothing but blanks stands behind an opening bracket.
    private func lineEnd(behind place: Int, in text: [UInt8]) -> Int? {
        var end = place + 1
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 || text[end] == 0x0D { end += 1 }
        return end < text.count && text[end] == 0x0A ? end + 1 : nil
    }
}
