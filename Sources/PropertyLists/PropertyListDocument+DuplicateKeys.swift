extension PropertyListDocument {
    /// The keys that stand twice in one dictionary, at their second and further places, in the order of the file.
    ///
    /// Readers keep one of the values without a word, so that somebody's change is lost.
    public func duplicateKeys() -> [PropertyListValue] {
        var duplicates: [PropertyListValue] = []
        var pending = [root]
        while let value = pending.popLast() {
            if value.kind == .array { pending += value.items.filter(\.isContainer) }
            var keys: Set<String> = []
            for (key, member) in value.pairs {
                if !keys.insert(key.text ?? "").inserted { duplicates.append(key) }
                if member.isContainer { pending.append(member) }
            }
        }
        return duplicates.sorted { $0.identity < $1.identity }
    }
}

extension PropertyListValue {
    /// Whether the value is a dictionary or an array.
    var isContainer: Bool { kind == .dictionary || kind == .array }
}
