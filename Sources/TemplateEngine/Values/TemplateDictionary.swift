/// Values by name, kept in the order of the names' UTF-8 bytes, which is the order in which templates loop over them.
public struct TemplateDictionary: Sendable {
    /// A name and its value.
    public struct Entry: Sendable {
        /// The name.
        public var key: String
        /// The value.
        public var value: TemplateValue
    }

    /// The entries by name.
    public private(set) var entries: [Entry]

    /// Makes a dictionary; of equal names the last counts.
    public init(_ pairs: some Sequence<(String, TemplateValue)>) {
        var entries = pairs.map { Entry(key: $0.0, value: $0.1) }
        guard entries.count > 1 else {
            self.entries = entries
            return
        }
        let order = entries.indices.sorted { left, right in
            let (leftKey, rightKey) = (entries[left].key, entries[right].key)
            if Self.precedes(leftKey, rightKey) { return true }
            return Self.precedes(rightKey, leftKey) ? false : left < right
        }
        entries = order.map { entries[$0] }
        self.entries = []
        self.entries.reserveCapacity(entries.count)
        for entry in entries {
            if self.entries.last?.key == entry.key { self.entries.removeLast() }
            self.entries.append(entry)
        }
    }

    /// Makes a dictionary of one of Swift.
    public init(_ values: [String: TemplateValue]) {
        self.init(values.map { ($0.key, $0.value) })
    }

    /// The number of entries.
    public var count: Int { entries.count }

    /// Whether there are no entries.
    public var isEmpty: Bool { entries.isEmpty }

    /// The value of a name, if there is one.
    public subscript(key: String) -> TemplateValue? {
        var hint = 0
        return value(of: key, hint: &hint)
    }

    /// The value of a name; `hint` is where the last dictionary had it, which nearly always is where this one has it too.
    func value(of key: String, hint: inout Int) -> TemplateValue? {
        if hint < entries.count, entries[hint].key == key { return entries[hint].value }
        guard let index = index(of: key) else { return nil }
        hint = index
        return entries[index].value
    }

    private func index(of key: String) -> Int? {
        if entries.count <= 8 { return entries.firstIndex { $0.key == key } }
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if Self.precedes(entries[middle].key, key) { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].key == key ? low : nil
    }

    private static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
