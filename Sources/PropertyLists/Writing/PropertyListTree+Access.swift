extension PropertyListTree {
    /// The text of a string; `nil` for other values.
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The truth of a boolean; `nil` for other values.
    package var truth: Bool? {
        if case .boolean(let truth) = self { truth } else { nil }
    }

    /// The items of an array; `nil` for other values.
    package var items: [PropertyListTree]? {
        if case .array(let items) = self { items } else { nil }
    }

    /// The pairs of a dictionary; `nil` for other values.
    package var pairs: [Pair]? {
        if case .dictionary(let pairs) = self { pairs } else { nil }
    }

    /// What kind of value it is, as a message says it.
    package var kindName: String {
        switch self {
        case .string: "a text"
        case .integer: "a whole number"
        case .real: "a number"
        case .boolean: "a boolean"
        case .data: "data"
        case .date: "a date"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }

    /// The value under a key of a dictionary, the last one if it stands there twice.
    ///
    /// Setting `nil` removes the key; setting a value replaces the old one in its place, or adds the pair at the end. Other values than
    /// dictionaries have no keys, and become dictionaries when a value is set.
    package subscript(key: String) -> PropertyListTree? {
        get { pairs?.last { $0.key == key }?.value }
        set {
            var pairs = pairs ?? []
            let place = pairs.firstIndex { $0.key == key }
            pairs.removeAll { $0.key == key }
            if let newValue { pairs.insert(Pair(key, newValue), at: place ?? pairs.count) }
            self = .dictionary(pairs)
        }
    }
}
