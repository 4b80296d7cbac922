import TemplateEngine

/// The texts whose keys begin with the same parts.
struct StringsLevel {
    private let name: String?
    private var strings: [(item: StringsItem, name: String)] = []
    private var children: [StringsLevel] = []

    /// A text and the parts of its key.
    private struct Split {
        let item: StringsItem
        let parts: [String]
    }

    /// Makes the levels of texts.
    ///
    /// - Parameters:
    ///   - items: the texts, in any order.
    ///   - separator: what stands between the parts of a key; empty parts are left out.
    init(_ items: [StringsItem], separator: String) {
        let sorted = items.map { (CaseInsensitiveKey($0.key), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
        let splits = sorted.map { Split(item: $0, parts: Self.parts(of: $0.key, separator: separator)) }
        self.init(splits[...], depth: 0, name: nil)
    }

    private init(_ splits: some Sequence<Split>, depth: Int, name: String?) {
        self.name = name
        var groups: [String: [Split]] = [:]
        for split in splits {
            if split.parts.count == depth + 1 {
                strings.append((split.item, split.parts[depth]))
            } else {
                groups[split.parts[depth], default: []].append(split)
            }
        }
        let names = groups.keys.map(CaseInsensitiveKey.init).sorted().map(\.text)
        children = names.map { StringsLevel(groups[$0] ?? [], depth: depth + 1, name: $0) }
    }

    /// How many levels a key has at most; what is left of it stays together, so that no key makes the levels too deep.
    private static let partLimit = 64

    /// The parts of a key that are not empty; the whole key when all of them are.
    private static func parts(of key: String, separator: String) -> [String] {
        let parts = key.split(separator: separator, maxSplits: partLimit, omittingEmptySubsequences: true).map(String.init)
        return parts.isEmpty ? [key] : parts
    }

    /// The level as a value.
    var value: TemplateValue {
        var members: [(String, TemplateValue)] = []
        if let name { members.append(("name", .string(name))) }
        if !children.isEmpty { members.append(("children", .array(children.map(\.value)))) }
        if !strings.isEmpty { members.append(("strings", .array(strings.map { $0.item.value(name: $0.name) }))) }
        return .dictionary(TemplateDictionary(members))
    }
}
