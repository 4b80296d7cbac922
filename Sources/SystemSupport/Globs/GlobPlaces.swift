/// A set of places in a ``GlobProgram`` that is emptied in no time.
struct GlobPlaces {
    /// The places, in the order in which they came.
    private(set) var members: [Int] = []
    private var isMember: [Bool]

    /// An empty set for places below a count.
    init(count: Int) {
        isMember = Array(repeating: false, count: count)
    }

    /// Whether a place is in the set.
    func contains(_ place: Int) -> Bool { isMember[place] }

    /// Adds a place; answers whether it is new.
    mutating func insert(_ place: Int) -> Bool {
        guard !isMember[place] else { return false }
        isMember[place] = true
        members.append(place)
        return true
    }

    /// Takes all places out.
    mutating func removeAll() {
        for place in members { isMember[place] = false }
        members.removeAll(keepingCapacity: true)
    }
}
