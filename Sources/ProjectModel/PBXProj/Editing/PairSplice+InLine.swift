import PropertyLists

/// Pairs and items of which several stand on one line.
///
/// What is put in stands behind what comes before it, with one blank between; what goes takes the blanks before it along. So taking out
/// what was put in leaves the line as it was.
extension PairSplice {
    typealias Pair = (key: PropertyListValue, value: PropertyListValue)

    /// Whether the change of the pairs of a dictionary could be told in parts.
    mutating func changeInLine(_ oldPairs: [Pair], to newPairs: [Pair], of old: PropertyListValue, at place: PairPlace) -> Bool {
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
            guard changeValue(pair.value, to: new, at: place.appending(pair.key.text ?? "")) else { return fail() }
        }
        for (pair, before) in predecessors(of: newPairs, in: old, at: place) {
            guard let known = before.flatMap({ oldPlaces[$0] }), let text = valueRange(pair.value, in: printed),
                let end = entry(from: known.key, to: known.value, separator: ";")?.upperBound
            else { return fail() }
            let line = printed[pair.key.sourceRange.lowerBound..<text.upperBound]
            guard !line.contains(0x0A) else { return fail() }
            replacements.append(ByteReplacement(range: end..<end, bytes: [0x20] + line + [UInt8(ascii: ";")]))
        }
        return true
    }

    /// Items that are gone or new in a list of which several items stand on a line.
    mutating func changeItemsInLine(_ old: PropertyListValue, to new: PropertyListValue, at place: PairPlace) -> Bool {
        let (oldItems, newItems) = (Array(old.items), Array(new.items))
        guard let oldLabels = ItemLabel.labels(of: oldItems), let newLabels = ItemLabel.labels(of: newItems) else { return false }
        let look = ListLook(old, at: place, in: self)
        let own = Dictionary(zip(oldLabels, oldItems)) { first, _ in first }
        let kept = ItemLabel.kept(from: oldLabels, to: newLabels)
        var found: [ByteReplacement] = []
        var places: [ItemLabel: Int] = [:]
        for (item, label) in zip(oldItems, oldLabels) {
            guard let range = entry(from: item, to: item, separator: ",") else { return false }
            if kept.contains(label) { places[label] = range.upperBound } else { found.append(ByteReplacement(range: range, bytes: [])) }
        }
        let beginning = old.sourceRange.lowerBound + 1
        var last = beginning
        for (item, label) in zip(newItems, newLabels) {
            if let known = places[label] {
                last = known
                continue
            }
            let blank: [UInt8] = last == beginning ? [] : [0x20]
            let text = text(of: item, own[label], look)
            found.append(ByteReplacement(range: last..<last, bytes: blank + text + [UInt8(ascii: ",")]))
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
