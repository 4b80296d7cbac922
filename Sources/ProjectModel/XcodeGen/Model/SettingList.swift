import Diagnostics

/// Settings in the order in which their keys came, each key once with the value that came last.
struct SettingList {
    private(set) var entries: [WrittenSettings.Entry] = []
    private var indices: [String: Int] = [:]

    /// The value of a key.
    subscript(key: String) -> WrittenSettings.Entry? { indices[key].map { entries[$0] } }

    /// Puts a setting over what was there.
    mutating func set(_ entry: WrittenSettings.Entry) {
        if let index = indices[entry.key] {
            entries[index] = entry
        } else {
            indices[entry.key] = entries.count
            entries.append(entry)
        }
    }

    /// Puts a text over what was there.
    mutating func set(_ key: String, _ text: String, at location: SourceLocation? = nil) {
        set(WrittenSettings.Entry(key: key, value: .text(text), location: location))
    }

    /// Puts settings over what was there.
    mutating func set(_ entries: [WrittenSettings.Entry]) {
        for entry in entries { set(entry) }
    }

    /// Takes keys out.
    mutating func remove(_ keys: Set<String>) {
        guard !keys.isEmpty else { return }
        let kept = entries.filter { !keys.contains($0.key) }
        self = SettingList()
        set(kept)
    }
}

extension WrittenSettings.Entry {
    /// The value when it is one text.
    var text: String? {
        guard case .text(let text) = value else { return nil }
        return text
    }
}
