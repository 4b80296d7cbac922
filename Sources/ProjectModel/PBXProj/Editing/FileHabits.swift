import PropertyLists

/// How a file writes what can be written in several ways, going by what stands at the same places of its other objects.
///
/// What is put back after it was taken out looks as before by that.
struct FileHabits {
    let document: PBXProjDocument
    let marks: QuotationMarks

    init(_ document: PBXProjDocument) {
        self.document = document
        marks = QuotationMarks(document)
    }

    // MARK: - Keys

    /// The key behind which another one stands in most of the objects that have the keys of a given one in its order.
    ///
    /// - Parameters:
    ///   - keys: those that come into question.
    ///   - own: the value of the object that is asked about, which does not count.
    func key(before key: String, among keys: Set<String>, inObjectsLike own: PropertyListValue) -> String? {
        guard let className = own["isa"]?.text else { return nil }
        let ownKeys = own.pairs.map { $0.key.text ?? "" }
        var counts: [(key: String, count: Int)] = []
        for object in document.objects where object.value.identity != own.identity && object.className == className {
            let others = object.value.pairs.map { $0.key.text ?? "" }
            guard let place = others.firstIndex(of: key), let before = others[..<place].last(where: keys.contains),
                others.filter(ownKeys.contains) == ownKeys.filter(others.contains)
            else { continue }
            if let known = counts.firstIndex(where: { $0.key == before }) { counts[known].count += 1 } else { counts.append((before, 1)) }
        }
        return counts.max { $0.count < $1.count }?.key
    }

    // MARK: - Lists

    /// A list that has items on lines of their own: the first one at a place, else the first of all.
    func exampleList(at place: PairPlace) -> PropertyListValue? {
        let atPlace = place.values(in: document).first(where: isLaidOut)
        return atPlace ?? document.objects.lazy.flatMap { $0.value.pairs.map(\.value) }.first(where: isLaidOut)
    }

    private func isLaidOut(_ value: PropertyListValue) -> Bool {
        guard value.kind == .array, let first = value.items.first(where: { _ in true }) else { return false }
        let bytes = document.propertyList.bytes[value.sourceRange.lowerBound..<first.sourceRange.lowerBound]
        return bytes.dropFirst().allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } && bytes.contains(0x0A)
    }

    /// What the items of a list are indented by from the line on which it begins; a tab when that cannot be told.
    func step(of list: PropertyListValue) -> [UInt8] {
        guard let item = list.items.first(where: { _ in true }) else { return [0x09] }
        let (outer, inner) = (indent(at: list.sourceRange.lowerBound), indent(at: item.sourceRange.lowerBound))
        return inner.starts(with: outer) && inner.count > outer.count ? Array(inner.dropFirst(outer.count)) : [0x09]
    }

    /// The blanks at the beginning of the line of a place.
    func indent(at place: Int) -> ArraySlice<UInt8> {
        let bytes = document.propertyList.bytes
        var start = place
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    }

    // MARK: - Comments

    /// Whether a text is the identifier of an object.
    func isIdentifier(_ text: String) -> Bool { document.object(text) != nil }

    /// The comment behind a value.
    func comment(behind value: PropertyListValue) -> ArraySlice<UInt8>? {
        let bytes = document.propertyList.bytes
        let rest = bytes[value.sourceRange.upperBound...].drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.starts(with: "/*".utf8) else { return nil }
        var end = rest.startIndex + 2
        while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
        return end + 1 < bytes.count ? rest[..<(end + 2)] : nil
    }
}
