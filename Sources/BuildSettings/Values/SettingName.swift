/// A name with its hash, so that looking it up in many tables costs one hash.
struct SettingName: Sendable, Hashable {
    /// The name.
    let text: String
    /// The hash of this process, which no output depends on.
    let hash: Int

    /// Hashes a name.
    init(_ text: String) {
        self.text = text
        hash = text.hashValue
    }

    static func == (left: SettingName, right: SettingName) -> Bool {
        left.hash == right.hash && left.text == right.text
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

/// Numbers distinct names in the order in which they come, and finds the number of a name.
struct NameIndex: Sendable {
    /// The names by number.
    private(set) var names: [SettingName] = []
    /// Open addressing: the number of a name plus one, 0 where nothing is. The count is a power of two.
    private var slots: [Int32] = []

    /// The number of a name.
    @inline(__always)
    func find(_ name: SettingName) -> Int? {
        guard !slots.isEmpty else { return nil }
        let mask = slots.count - 1
        var slot = name.hash & mask
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if names[place].hash == name.hash, names[place].text == name.text { return place }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// The number of a name, which is the count of names so far when the name is new.
    mutating func insert(_ name: SettingName) -> Int {
        if let place = find(name) { return place }
        names.append(name)
        if names.count * 2 > slots.count { grow() } else { occupy(names.count - 1) }
        return names.count - 1
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: max(8, slots.count * 2))
        for place in names.indices { occupy(place) }
    }

    private mutating func occupy(_ place: Int) {
        let mask = slots.count - 1
        var slot = names[place].hash & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = Int32(truncatingIfNeeded: place + 1)
    }
}
