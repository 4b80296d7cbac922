import PropertyLists

/// Pairs and items of which several stand on one line.
///
/// What is put in stands behind what comes before it, with one blank between; what goes takes the blanks before it along. So taking out
/// what was put in leaves the line as it was.
extension PairSplice {
    typealias Pair = (key: PropertyListValue, value: PropertyListValue)

    /// Whether the change of the pairs of a dictionary could be told in parts.
    mutating func changeInLine(_ oldPairs: [Pair], to newPairs: [Pair], of old: PropertyListValue) -> Bool {
        let newValues = Dictionary(newPairs.map { ($0.key.text ?? "", $0.value) }) { first, _ in first }
        let oldPlaces = Dictionary(oldPairs.map { ($0.key.text ?? "", $0) }) { first, _ in first }
        var kept: [ByteReplacement] = []
        swap(&kept, &replacements)
        defer { replacements = kept + replacements }
        for pair in oldPairs {
            guard let new = newValues[pair.key.text ?? ""] else {
                guard let range = entry(from: pair.key, to: pair.value, separator: ";") else { return fail() }
                replacements.append(ByteReplacement(range: range, bytes: []))
                continue
            }
            guard changeValue(pair.value, to: new, key: pair.key.text ?? "") else { return fail() }
        }
        var place: Int?
        for pair in newPairs {
            if let known = oldPlaces[pair.key.text ?? ""] {
                place = entry(from: known.key, to: known.value, separator: ";")?.upperBound
                continue
            }
            guard let place, let text = valueRange(pair.value, in: printed) else { return fail() }
            let line = printed[pair.key.sourceRange.lowerBound..<text.upperBound]
            guard !line.contains(0x0A) else { return fail() }
            replacements.append(ByteReplacement(range: place..<place, bytes: [0x20] + line + [UInt8(ascii: ";")]))
        }
        return true
    }

    /// Items that are gone or new in a list of which several items stand on a line, where those that stay keep their order.
    mutating func changeItemsInLine(_ old: PropertyListValue, to new: PropertyListValue) -> Bool {
        let (oldItems, newItems) = (Array(old.items), Array(new.items))
        let (oldTexts, newTexts) = (oldItems.map(\.text), newItems.map(\.text))
        let (oldSet, newSet) = (Set(oldTexts), Set(newTexts))
        guard !oldTexts.contains(nil), !newTexts.contains(nil), oldSet.count == oldTexts.count, newSet.count == newTexts.count,
            oldTexts.filter(newSet.contains) == newTexts.filter(oldSet.contains)
        else { return false }
        var found: [ByteReplacement] = []
        var places: [String?: Int] = [:]
        for (item, text) in zip(oldItems, oldTexts) {
            guard let range = entry(from: item, to: item, separator: ",") else { return false }
            places[text] = range.upperBound
            if !newSet.contains(text) { found.append(ByteReplacement(range: range, bytes: [])) }
        }
        var place = old.sourceRange.lowerBound + 1
        for (item, text) in zip(newItems, newTexts) {
            if let known = places[text] {
                place = known
                continue
            }
            let written = self.item(item, of: old)
            let blank: [UInt8] = place == old.sourceRange.lowerBound + 1 ? [] : [0x20]
            found.append(ByteReplacement(range: place..<place, bytes: blank + written + [UInt8(ascii: ",")]))
        }
        replacements += found
        return true
    }

    /// An entry with its separator and the blanks before it; `nil` where no separator follows.
    private func entry(from first: PropertyListValue, to last: PropertyListValue, separator: Unicode.Scalar) -> Range<Int>? {
        guard let value = valueRange(last, in: bytes), bytes[value.upperBound] == UInt8(ascii: separator) else { return nil }
        var start = first.sourceRange.lowerBound
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return start..<value.upperBound + 1
    }

    /// Lets go of the parts that were found before one that cannot be told.
    private mutating func fail() -> Bool {
        replacements = []
        return false
    }
}
