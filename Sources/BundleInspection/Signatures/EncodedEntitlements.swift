/// Reads entitlements in DER: tags, lengths and contents, nested.
///
/// The outermost is an application tag 16 with a version and the dictionary, before 2020 a set of pairs.
struct EncodedEntitlements {
    private let bytes: [UInt8]

    private static let depthLimit = 32

    private enum Tag {
        static let boolean: UInt8 = 0x01
        static let integer: UInt8 = 0x02
        static let text: UInt8 = 0x0c
        static let sequence: UInt8 = 0x30
        static let set: UInt8 = 0x31
        static let entitlements: UInt8 = 0x70
        static let dictionary: UInt8 = 0xb0
    }

    private struct Element {
        var tag: UInt8
        var content: Range<Int>
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The entitlements; `nil` when the bytes are damaged.
    func entitlements() -> Entitlements? {
        guard let root = element(at: 0, before: bytes.count), root.content.upperBound == bytes.count else { return nil }
        var dictionary: Element? = root
        if root.tag == Tag.entitlements {
            guard let parts = elements(in: root.content), parts.count == 2, parts[0].tag == Tag.integer else { return nil }
            dictionary = parts[1]
        } else if root.tag != Tag.set {
            return nil
        }
        guard let dictionary, case .dictionary(let values)? = pairs(in: dictionary.content, depth: 0) else { return nil }
        return Entitlements(values)
    }

    private func value(_ element: Element, depth: Int) -> Entitlements.Value? {
        guard depth < Self.depthLimit else { return nil }
        let content = bytes[element.content]
        switch element.tag {
        case Tag.boolean: return content.count == 1 ? .truth(content.first != 0) : nil
        case Tag.integer: return number(content)
        case Tag.text: return .text(String(decoding: content, as: UTF8.self))
        case Tag.sequence:
            guard let elements = elements(in: element.content) else { return nil }
            var items: [Entitlements.Value] = []
            for element in elements {
                guard let item = value(element, depth: depth + 1) else { return nil }
                items.append(item)
            }
            return .list(items)
        case Tag.dictionary, Tag.set: return pairs(in: element.content, depth: depth + 1)
        default: return .other
        }
    }

    private func pairs(in range: Range<Int>, depth: Int) -> Entitlements.Value? {
        guard let elements = elements(in: range) else { return nil }
        var values: [String: Entitlements.Value] = [:]
        for element in elements {
            guard element.tag == Tag.sequence, let parts = self.elements(in: element.content), parts.count == 2, parts[0].tag == Tag.text,
                let value = value(parts[1], depth: depth + 1)
            else { return nil }
            values[String(decoding: bytes[parts[0].content], as: UTF8.self)] = value
        }
        return .dictionary(values)
    }

    private func number(_ content: ArraySlice<UInt8>) -> Entitlements.Value? {
        guard let first = content.first, content.count <= 8 else { return nil }
        return .number(content.reduce(first >= 0x80 ? -1 : 0) { $0 << 8 | Int($1) })
    }

    private func elements(in range: Range<Int>) -> [Element]? {
        var result: [Element] = []
        var place = range.lowerBound
        while place < range.upperBound {
            guard let element = element(at: place, before: range.upperBound) else { return nil }
            result.append(element)
            place = element.content.upperBound
        }
        return result
    }

    /// The element that begins at a place and ends before another.
    private func element(at place: Int, before end: Int) -> Element? {
        guard end - place >= 2 else { return nil }
        var start = place + 2
        var count = Int(bytes[place + 1])
        if count >= 0x80 {
            // The number of the bytes that hold the length.
            let width = count - 0x80
            guard (1...4).contains(width), end - start >= width else { return nil }
            count = bytes[start..<start + width].reduce(0) { $0 << 8 | Int($1) }
            start += width
        }
        guard count <= end - start else { return nil }
        return Element(tag: bytes[place], content: start..<start + count)
    }
}
