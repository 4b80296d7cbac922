import PropertyLists

/// Items of lists that stand on lines of their own.
extension PairSplice {
    /// Whether the change of a list could be told in items. Those that stay keep their bytes, and so do those that change places.
    mutating func changeItems(_ old: PropertyListValue, to new: PropertyListValue, at place: PairPlace) -> Bool {
        let (oldItems, newItems) = (Array(old.items), Array(new.items))
        guard let oldLabels = ItemLabel.labels(of: oldItems), let newLabels = ItemLabel.labels(of: newItems),
            isOnOwnLines(old, entries: oldItems), let beginning = lineEnd(behind: old.sourceRange.lowerBound, in: bytes)
        else { return false }
        let look = ListLook(old, at: place, in: self)
        let own = Dictionary(zip(oldLabels, oldItems)) { first, _ in first }
        if !look.hasLastComma {
            let texts = zip(newItems, newLabels).map { look.indent + text(of: $0, own[$1], look) }
            return changeOpenItems(oldItems, to: texts, at: beginning, indent: look.indent)
        }
        let kept = ItemLabel.kept(from: oldLabels, to: newLabels)
        var found: [ByteReplacement] = []
        var places: [ItemLabel: Int] = [:]
        for (item, label) in zip(oldItems, oldLabels) {
            guard let range = lines(from: item, to: item, in: bytes) else { return false }
            if kept.contains(label) { places[label] = range.upperBound } else { found.append(ByteReplacement(range: range, bytes: [])) }
        }
        var last = beginning
        for (item, label) in zip(newItems, newLabels) {
            if let known = places[label] {
                last = known
            } else {
                let line = look.indent + text(of: item, own[label], look) + [UInt8(ascii: ","), 0x0A]
                found.append(ByteReplacement(range: last..<last, bytes: line))
            }
        }
        replacements += found
        return true
    }

    /// The same for a list that has no comma behind its last item, and is to have none.
    private mutating func changeOpenItems(
        _ oldItems: [PropertyListValue], to newLines: [[UInt8]], at beginning: Int, indent: [UInt8]
    ) -> Bool {
        let oldLines = oldItems.compactMap { item in valueRange(item, in: bytes, mayEnd: true).map { indent + Self.trimmed(bytes[$0]) } }
        guard oldLines.count == oldItems.count else { return false }
        let separator = [UInt8(ascii: ","), 0x0A]
        var oldText = Array(oldLines.joined(separator: separator))
        var newText = Array(newLines.joined(separator: separator))
        if oldText.isEmpty { newText.append(0x0A) } else if newText.isEmpty { oldText.append(0x0A) }
        guard bytes[beginning...].starts(with: oldText) else { return false }
        replacements.append(ByteReplacement(range: beginning..<beginning + oldText.count, bytes: newText))
        return true
    }

    /// An item that a list is to have, without the separator: as it stood in this or another list, or as the others are written.
    ///
    /// - Parameter old: the item, if the list has it already.
    func text(of item: PropertyListValue, _ old: PropertyListValue?, _ look: ListLook) -> [UInt8] {
        let known = old.map { ListItem($0, in: habits) } ?? item.text.flatMap { movedItems[$0] }
        if let known, let comment = known.comment { return known.text + comment }
        let written =
            item.kind == .string ? habits.marks.text(item, in: printed, isQuoted: look.isQuoted) : Array(printed[item.sourceRange])
        let text = known?.text ?? written
        guard look.hasComments, let range = valueRange(item, in: printed, mayEnd: true) else { return text }
        return text + Self.trimmed(printed[item.sourceRange.upperBound..<range.upperBound])
    }

    /// Bytes without the blanks at their end.
    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        Array(bytes.prefix(bytes.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 - bytes.startIndex } ?? 0))
    }
}
