import PropertyLists

/// Puts the lines of changed objects, as Xcode prints them, into a text.
struct LineSplice {
    private let document: PBXProjDocument
    private let printed: PBXProjDocument
    private let lines: EntryLines
    private let printedLines: EntryLines
    private let usesCarriageReturns: Bool
    private let replacesWholeObjects: Bool

    /// Makes a splice.
    ///
    /// - Parameters:
    ///   - document: the text that is changed.
    ///   - printed: a text of Xcode with the changed objects in it.
    ///   - replacesWholeObjects: whether changed objects are exchanged with all their lines, as is right where both texts have one
    ///     layout; else only the parts of them that differ.
    init(_ document: PBXProjDocument, printed: PBXProjDocument, replacesWholeObjects: Bool = false) {
        self.document = document
        self.printed = printed
        self.replacesWholeObjects = replacesWholeObjects
        lines = EntryLines(document)
        printedLines = EntryLines(printed)
        usesCarriageReturns = document.propertyList.bytes.prefix(4096).contains(0x0D)
    }

    func bytes(applying changes: ObjectChanges) -> [UInt8] {
        var replacements = removals(changes)
        let pairs = PairSplice(FileHabits(document), printed: printed.propertyList.bytes, movedItems: movedItems(changes))
        let identifiers = changes.contents.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var sections: [String: [UInt8]] = [:]
        var siblings: [String: [Int]] = [:]
        for identifier in identifiers {
            guard let new = printed.object(identifier) else { continue }
            let text = adapted(printed.propertyList.bytes[printedLines.range(of: new)])
            if let object = document.object(identifier) {
                replacements += partReplacements(of: object, by: new, pairs) ?? [replacement(of: object, by: text)]
                continue
            }
            let className = new.className
            let others = siblings[className] ?? self.siblings(className)
            siblings[className] = others
            if let place = place(of: identifier, among: others) {
                replacements.append(ByteReplacement(range: place..<place, bytes: text))
            } else {
                sections[className, default: []] += text
            }
        }
        for className in sections.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            replacements.append(section(className, sections[className] ?? []))
        }
        return ByteReplacement.apply(replacements + rootReplacements(changes), to: document.propertyList.bytes)
    }

    /// Line ends as the rest of the file has them.
    private func adapted(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard usesCarriageReturns else { return Array(text) }
        return text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }

    /// The changed pairs and items alone; `nil` when the object is not written in a form in which that can be told.
    private func partReplacements(of object: PBXObject, by new: PBXObject, _ pairs: PairSplice) -> [ByteReplacement]? {
        guard !usesCarriageReturns, !replacesWholeObjects else { return nil }
        return pairs.replacements(from: object.value, to: new.value)
    }

    /// The identifiers that go out of lists of changed objects, as they stand there.
    private func movedItems(_ changes: ObjectChanges) -> [String: ListItem] {
        guard !usesCarriageReturns, !replacesWholeObjects else { return [:] }
        let habits = FileHabits(document)
        var found: [String: ListItem] = [:]
        for identifier in changes.contents.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            guard let old = document.object(identifier), let new = printed.object(identifier) else { continue }
            for (key, list) in old.value.pairs where list.kind == .array {
                let rest = Set(key.text.flatMap(new.value.value)?.items.compactMap(\.text) ?? [])
                for item in list.items {
                    guard let text = item.text, !rest.contains(text), habits.isIdentifier(text) else { continue }
                    found[text] = ListItem(item, in: habits)
                }
            }
        }
        return found
    }

    private func replacement(of object: PBXObject, by text: [UInt8]) -> ByteReplacement {
        let range = lines.range(of: object)
        if range.lowerBound < object.identifierValue.sourceRange.lowerBound || document.propertyList.bytes[range.upperBound - 1] == 0x0A {
            return ByteReplacement(range: range, bytes: text)
        }
        // Others stand on the same line: the value alone is replaced.
        return ByteReplacement(range: range, bytes: Self.trimmed(text))
    }

    /// The lines of the objects that go, and those of a section that has no other objects.
    private func removals(_ changes: ObjectChanges) -> [ByteReplacement] {
        let gone = changes.removals.sorted().compactMap(document.object)
        // A section that gets a new object stays, even where all of its old ones go.
        let growing = Set(changes.contents.keys.compactMap { document.object($0) == nil ? printed.object($0)?.className : nil })
        return Dictionary(grouping: gone, by: \.className).sorted { $0.key < $1.key }.flatMap { className, objects in
            let ranges = objects.map(lines.range).sorted { $0.lowerBound < $1.lowerBound }
            guard let first = ranges.first, let last = ranges.last, objects.count == siblings(className).count,
                !growing.contains(className),
                let begin = lines.line(before: first.lowerBound), lines.line(begin, is: "/* Begin \(className) section */"),
                let end = lines.line(at: last.upperBound), lines.line(end, is: "/* End \(className) section */")
            else { return ranges.map { ByteReplacement(range: $0, bytes: []) } }
            let blank = lines.line(before: begin.lowerBound)
            let start = lines.line(blank, is: "") ? blank?.lowerBound : nil
            return [ByteReplacement(range: (start ?? begin.lowerBound)..<end.upperBound, bytes: [])]
        }
    }

    // MARK: - New objects

    /// The objects of a class by ordinal, in the order of the file.
    private func siblings(_ className: String) -> [Int] {
        let table = document.table
        let objectClass = PBXClass(rawValue: className)
        return table.entries.indices.filter { ordinal in
            table.entries[ordinal].objectClass == objectClass && (objectClass != nil || object(ordinal).className == className)
        }
    }

    /// Behind the object of the same class that comes before it, else before the first one; `nil` when there is none.
    private func place(of identifier: String, among siblings: [Int]) -> Int? {
        let bytes = Array(identifier.utf8)
        let before = siblings.last { other in object(other).identifierValue.withText { $0.lexicographicallyPrecedes(bytes) } }
        if let before { return lines.range(of: object(before)).upperBound }
        return siblings.first.map { lines.range(of: object($0)).lowerBound }
    }

    private func object(_ ordinal: Int) -> PBXObject { PBXObject(table: document.table, ordinal: ordinal) }

    private func section(_ className: String, _ text: [UInt8]) -> ByteReplacement {
        let head = adapted(Array("\n/* Begin \(className) section */\n".utf8)[...])
        let tail = adapted(Array("/* End \(className) section */\n".utf8)[...])
        // The section goes behind that of the last class which comes before it.
        let earlier = document.objects.filter { $0.className.utf8.lexicographicallyPrecedes(className.utf8) && !$0.className.isEmpty }
        if let before = earlier.last {
            let range = lines.range(of: before)
            let end = lines.line(at: range.upperBound)
            let place =
                lines.line(end, is: "/* End \(before.className) section */") ? end?.upperBound ?? range.upperBound : range.upperBound
            return ByteReplacement(range: place..<place, bytes: head + text + tail)
        }
        let objects = document.propertyList.root["objects"]?.sourceRange ?? 0..<0
        let place = lines.line(at: objects.lowerBound)?.upperBound ?? objects.upperBound
        return ByteReplacement(range: place..<place, bytes: head + text + tail)
    }

    // MARK: - Keys beside the objects

    private func rootReplacements(_ changes: ObjectChanges) -> [ByteReplacement] {
        let root = document.propertyList.root
        return changes.rootValues.keys.sorted().compactMap { key in
            guard let old = root.pairs.first(where: { $0.key.text == key }), let new = printed.propertyList.root.value(forKey: key) else {
                return nil
            }
            return ByteReplacement(range: old.value.sourceRange, bytes: Array(printed.propertyList.bytes[new.sourceRange]))
        }
    }

    private static func trimmed(_ text: [UInt8]) -> [UInt8] {
        let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        return Array(text.drop { blanks.contains($0) }.reversed().drop { blanks.contains($0) }.reversed())
    }
}
