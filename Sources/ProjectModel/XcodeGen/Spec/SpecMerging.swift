import Diagnostics
import YAML

extension YAMLNode {
    /// Lays a mapping over another: mappings go into each other, lists are appended, everything else takes the place of
    /// what was there. A key that ends in `:REPLACE` takes the place of the key without it, whatever it holds.
    ///
    /// The keys of the lower mapping come first. A `:REPLACE` that meets nothing to merge with stays in the key, so that
    /// it can still act when the mapping is laid over a template.
    func merged(onto base: YAMLNode) -> YAMLNode {
        guard let pairs, let basePairs = base.pairs else { return self }
        guard !basePairs.isEmpty || pairs.contains(where: \.isReplacement) else { return self }
        var result = basePairs
        var indices: [String: Int] = [:]
        for (index, pair) in basePairs.enumerated() {
            if let key = pair.key.scalarText { indices[key] = index }
        }
        for pair in pairs {
            let added = pair.isReplacement ? pair.withoutReplacementMark : pair
            guard let key = added.key.scalarText, let index = indices[key] else {
                if let key = added.key.scalarText { indices[key] = result.count }
                result.append(added)
                continue
            }
            result[index].value = pair.isReplacement ? added.value : added.value.combined(with: result[index].value)
        }
        return YAMLNode(.mapping(result), at: base.location, tag: base.tag)
    }

    private func combined(with base: YAMLNode) -> YAMLNode {
        if pairs != nil, base.pairs != nil { return merged(onto: base) }
        guard let items, let baseItems = base.items else { return self }
        return YAMLNode(.sequence(baseItems + items), at: base.location)
    }

    /// A mapping with the value of a key set; the key is added where it is not there.
    func setting(_ key: String, to value: YAMLNode, at location: SourceLocation) -> YAMLNode {
        var pairs = pairs ?? []
        if let index = pairs.firstIndex(where: { $0.key.scalarText == key }) {
            pairs[index].value = value
        } else {
            pairs.append(YAMLPair(key: YAMLNode(.scalar(key, .plain), at: location), value: value))
        }
        return YAMLNode(.mapping(pairs), at: self.location, tag: tag)
    }

    /// A mapping without a key.
    func removing(_ key: String) -> YAMLNode {
        guard let pairs else { return self }
        return YAMLNode(.mapping(pairs.filter { $0.key.scalarText != key }), at: location, tag: tag)
    }
}

extension YAMLPair {
    private static let replacementMark = ":REPLACE"

    fileprivate var isReplacement: Bool {
        key.scalarText?.utf8.suffix(Self.replacementMark.utf8.count).elementsEqual(Self.replacementMark.utf8) ?? false
    }

    fileprivate var withoutReplacementMark: YAMLPair {
        let name = String(key.scalarText?.dropLast(Self.replacementMark.count) ?? "")
        return YAMLPair(key: YAMLNode(.scalar(name, .plain), at: key.location), value: value)
    }
}
