/// Takes the items of an annotation apart.
struct AnnotationItems {
    let prefix: Annotation.Prefix
    let scope: Annotation.Scope
    let bytes: [UInt8]
    let offset: Int

    /// Namespaces in namespaces; further ones are dropped.
    private static let namespaceLimit = 32

    /// The items in their order. Only the first one may have namespaces, which hold for all.
    func annotations() -> [Annotation] {
        var items = separated(trimmed(0..<bytes.count))
        guard let first = items.first else { return [] }
        var namespaces = split(first, at: 0x3A)
        items[0] = trimmed(namespaces.removeLast())
        namespaces.removeLast(max(0, namespaces.count - Self.namespaceLimit))
        let names = namespaces.map(text)
        return items.compactMap { annotation($0, names) }
    }

    private func annotation(_ item: Range<Int>, _ namespaces: [String]) -> Annotation? {
        let parts = split(item, at: 0x3D).map(trimmed)
        guard let key = parts.first, !key.isEmpty else { return nil }
        let value = parts.count > 1 ? parts.last.map(text) : nil
        let hasValue = value.map { !$0.isEmpty } ?? false
        return Annotation(
            prefix: prefix, scope: scope, namespaces: namespaces, key: text(key), rawValue: value,
            value: hasValue ? AnnotationValue(text: value ?? "") : .boolean(true),
            keyRange: key.lowerBound + offset..<key.upperBound + offset, lineRange: offset..<offset + bytes.count)
    }

    /// Splits at commas outside brackets and quotation marks; single ones protect nothing. An arrow closes no bracket.
    private func separated(_ range: Range<Int>) -> [Range<Int>] {
        var items: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        var isQuoted = false
        for place in range {
            switch bytes[place] {
            case 0x3C, 0x5B, 0x28, 0x7B: depth += 1
            case 0x3E where place > start && bytes[place - 1] == 0x2D: break
            case 0x3E, 0x5D, 0x29, 0x7D: depth = max(0, depth - 1)
            case 0x22: isQuoted.toggle()
            case 0x2C where depth == 0 && !isQuoted:
                items.append(trimmed(start..<place))
                start = place + 1
            default: break
            }
        }
        return items + [trimmed(start..<range.upperBound)]
    }

    /// Splits at a sign as long as no quotation mark has come.
    private func split(_ range: Range<Int>, at sign: UInt8) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        for place in range {
            if bytes[place] == 0x22 || bytes[place] == 0x27 { break }
            if bytes[place] == sign {
                parts.append(start..<place)
                start = place + 1
            }
        }
        return parts + [start..<range.upperBound]
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, bytes[first] == 0x20 || bytes[first] == 0x09 { range = first + 1..<range.upperBound }
        while let last = range.last, bytes[last] == 0x20 || bytes[last] == 0x09 { range = range.lowerBound..<last }
        return range
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
