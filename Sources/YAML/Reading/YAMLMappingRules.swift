import Diagnostics

/// What the keys of a mapping mean: keys that stand twice, and merge keys.
enum YAMLMappingRules {
    /// The pairs of a mapping by its rules: of equal keys the last one counts; `<<` is replaced by the pairs of the mapping or
    /// the list of mappings behind it, as far as the mapping has no such keys of its own, and the first of a list counts.
    static func resolved(_ pairs: [YAMLPair], diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> [YAMLPair] {
        guard pairs.count > 1 || pairs.contains(where: isMerge) else { return pairs }
        let ownPairs = withoutDuplicates(pairs, diagnostics: &diagnostics)
        guard ownPairs.contains(where: isMerge) else { return ownPairs }
        var known = Set(ownPairs.compactMap { isMerge($0) ? nil : $0.key.scalarText })
        var resolved: [YAMLPair] = []
        for pair in ownPairs {
            guard isMerge(pair) else {
                resolved.append(pair)
                continue
            }
            for merged in try mergedPairs(pair) {
                guard let key = merged.key.scalarText else {
                    resolved.append(merged)
                    continue
                }
                if known.insert(key).inserted { resolved.append(merged) }
            }
        }
        return resolved
    }

    private static func isMerge(_ pair: YAMLPair) -> Bool {
        guard case .scalar("<<", let style) = pair.key.value else { return false }
        return pair.key.tag == nil ? style == .plain : pair.key.tag == "tag:yaml.org,2002:merge"
    }

    private static func mergedPairs(_ merge: YAMLPair) throws(DiagnosticError) -> [YAMLPair] {
        var pairs: [YAMLPair] = []
        for source in merge.value.items ?? [merge.value] {
            guard let sourcePairs = source.pairs else {
                let message = "'<<' takes a mapping or a list of mappings, but this is \(source.kind.rawValue)"
                throw DiagnosticError("invalid-merge", message, at: source.location)
            }
            pairs += sourcePairs
        }
        return pairs
    }

    private static func withoutDuplicates(_ pairs: [YAMLPair], diagnostics: inout [Diagnostic]) -> [YAMLPair] {
        var lastIndices: [String: Int] = Dictionary(minimumCapacity: pairs.count)
        var superseded: Set<Int> = []
        for (index, pair) in pairs.enumerated() where !isMerge(pair) {
            guard let key = pair.key.scalarText, let earlier = lastIndices.updateValue(index, forKey: key) else { continue }
            superseded.insert(earlier)
            diagnostics.append(
                Diagnostic(
                    .warning,
                    "duplicate-key",
                    "the key '\(key)' stands twice in this mapping; the last one counts",
                    at: pair.key.location,
                    notes: [Diagnostic.Note("an earlier one is here", at: pairs[earlier].key.location)]
                )
            )
        }
        guard !superseded.isEmpty else { return pairs }
        return pairs.enumerated().filter { !superseded.contains($0.offset) }.map(\.element)
    }
}
