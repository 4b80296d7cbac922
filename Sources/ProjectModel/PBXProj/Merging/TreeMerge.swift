import PropertyLists

/// Merges values that grew from the same one.
///
/// Dictionaries are merged key by key, lists of different items as sets with an order, and everything else is taken from the side
/// that has changed it. Where both sides changed the same thing in different ways there is a conflict, and two results: one
/// with our way, one with theirs.
struct TreeMerge {
    /// The two results, which are the same where there is no conflict. `nil` stands for nothing.
    struct Outcome {
        var ours: PropertyListTree?
        var theirs: PropertyListTree?

        static func agreed(_ tree: PropertyListTree?) -> Outcome { Outcome(ours: tree, theirs: tree) }
    }

    /// The keys under which both sides disagree, as paths such as `buildSettings.SWIFT_VERSION`, with both values.
    private(set) var conflicts: [(path: String, ours: PropertyListTree?, theirs: PropertyListTree?)] = []

    /// Versions and marks of which the later one holds for both sides.
    private static let growingKeys: Set<String> = [
        "LastUpgradeCheck", "LastSwiftUpdateCheck", "LastSwiftMigration", "objectVersion", "preferredProjectObjectVersion",
    ]
    /// Lists of lines, whose order is their meaning.
    private static let textKeys: Set<String> = ["shellScript", "script"]

    /// Merges what stands under a key; the trees are normal, see ``PropertyListTree/normalized``.
    mutating func merge(
        base: PropertyListTree?,
        ours: PropertyListTree?,
        theirs: PropertyListTree?,
        path: [String] = []
    ) -> Outcome {
        if ours == theirs || theirs == base { return .agreed(ours) }
        if ours == base { return .agreed(theirs) }
        if case .dictionary(let ourPairs)? = ours, case .dictionary(let theirPairs)? = theirs {
            return mergePairs(base: base?.pairs ?? [], ours: ourPairs, theirs: theirPairs, path: path)
        }
        let key = path.last ?? ""
        if !Self.textKeys.contains(key), case .array(let ourItems)? = ours, case .array(let theirItems)? = theirs,
            let items = Self.mergeItems(base: base?.items ?? [], ours: ourItems, theirs: theirItems)
        {
            return .agreed(.array(items))
        }
        if Self.growingKeys.contains(key), let later = Self.later(ours, theirs) { return .agreed(later) }
        conflicts.append((path.joined(separator: "."), ours, theirs))
        return Outcome(ours: ours, theirs: theirs)
    }

    private mutating func mergePairs(
        base: [PropertyListTree.Pair],
        ours: [PropertyListTree.Pair],
        theirs: [PropertyListTree.Pair],
        path: [String]
    ) -> Outcome {
        let (base, ours, theirs) = (Self.table(base), Self.table(ours), Self.table(theirs))
        let keys = Set(ours.keys).union(theirs.keys).union(base.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var result: (ours: [PropertyListTree.Pair], theirs: [PropertyListTree.Pair]) = ([], [])
        for key in keys {
            let outcome = merge(base: base[key], ours: ours[key], theirs: theirs[key], path: path + [key])
            if let value = outcome.ours { result.ours.append(.init(key, value)) }
            if let value = outcome.theirs { result.theirs.append(.init(key, value)) }
        }
        return Outcome(ours: .dictionary(result.ours), theirs: .dictionary(result.theirs))
    }

    private static func table(_ pairs: [PropertyListTree.Pair]) -> [String: PropertyListTree] {
        Dictionary(pairs.map { ($0.key, $0.value) }) { $1 }
    }

    /// Our list without what they took out, and with what they put in behind the item that it stands behind in theirs; `nil` when an
    /// item stands in a list twice, so that it cannot be told which one is meant.
    static func mergeItems(
        base: [PropertyListTree],
        ours: [PropertyListTree],
        theirs: [PropertyListTree]
    ) -> [PropertyListTree]? {
        let (baseSet, ourSet, theirSet) = (Set(base), Set(ours), Set(theirs))
        guard baseSet.count == base.count, ourSet.count == ours.count, theirSet.count == theirs.count else { return nil }
        let kept = ours.filter { !baseSet.contains($0) || theirSet.contains($0) }
        let keptSet = Set(kept)
        // What they have put in, by the item of the result that it stands behind; first of all by none.
        var additions: [PropertyListTree?: [PropertyListTree]] = [:]
        var predecessor: PropertyListTree?
        for item in theirs {
            if keptSet.contains(item) {
                predecessor = item
            } else if !baseSet.contains(item) {
                additions[predecessor, default: []].append(item)
            }
        }
        var result: [PropertyListTree] = []
        var pending = additions[nil] ?? []
        for item in kept {
            // What we have put in at the same place comes first.
            if baseSet.contains(item) || theirSet.contains(item) {
                result += pending
                pending = []
            }
            result.append(item)
            pending += additions[item] ?? []
        }
        result += pending
        return result
    }

    /// The greater of two numbers.
    private static func later(_ left: PropertyListTree?, _ right: PropertyListTree?) -> PropertyListTree? {
        guard case .string(let leftText)? = left, case .string(let rightText)? = right else { return nil }
        guard let leftNumber = Int(leftText), let rightNumber = Int(rightText) else { return nil }
        return leftNumber >= rightNumber ? left : right
    }
}

extension PropertyListTree {
    /// The pairs of a dictionary; nothing for any other kind.
    var pairs: [Pair] {
        if case .dictionary(let pairs) = self { pairs } else { [] }
    }

    /// The items of a list; nothing for any other kind.
    var items: [PropertyListTree] {
        if case .array(let items) = self { items } else { [] }
    }

    /// The same value with the pairs of dictionaries sorted by key, and of two pairs with one key only the last, which counts.
    var normalized: PropertyListTree {
        switch self {
        case .dictionary(let pairs):
            let table = Dictionary(pairs.map { ($0.key, $0.value) }) { $1 }
            let keys = table.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return .dictionary(keys.compactMap { key in table[key].map { Pair(key, $0.normalized) } })
        case .array(let items): return .array(items.map(\.normalized))
        default: return self
        }
    }
}
