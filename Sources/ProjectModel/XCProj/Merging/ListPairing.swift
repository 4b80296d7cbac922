import JSON

/// Brings the items of two versions of a list into one order.
enum ListPairing {
    /// An item of the result.
    struct Element {
        var node: JSONNode
        /// The number that the item has in both versions; `nil` for one that only this version has.
        var shared: Int?
        /// Whether the list that both have grown from has the item.
        var isOld: Bool
    }

    /// The items of one version, and those that only the other one has behind the item that they stand behind there.
    static func interleave(_ lead: [Element], _ follow: [Element]) -> [JSONNode] {
        let led = Set(lead.compactMap(\.shared))
        var additions: [Int?: [JSONNode]] = [:]
        var predecessor: Int?
        for element in follow {
            if let shared = element.shared, led.contains(shared) {
                predecessor = shared
            } else {
                additions[predecessor, default: []].append(element.node)
            }
        }
        var result: [JSONNode] = []
        var pending = additions[nil] ?? []
        for element in lead {
            // What the leading version has put in at the same place comes first.
            if element.isOld || element.shared != nil {
                result += pending
                pending = []
            }
            result.append(element.node)
            if let shared = element.shared { pending += additions[shared] ?? [] }
        }
        return result + pending
    }

    /// Whether items stand in the order of their places.
    static func isAscending(_ places: [Int?]) -> Bool {
        let known = places.compactMap { $0 }
        return zip(known, known.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// The index of the item that has a place.
    static func indexes(_ places: [Int?]) -> [Int: Int] {
        Dictionary(places.enumerated().compactMap { pair in pair.element.map { ($0, pair.offset) } }) { first, _ in first }
    }

    /// Gives places to items between two that have neighbouring places, where as many places as items are left there.
    ///
    /// - Parameters:
    ///   - places: the places of items in a list that says the same with other words.
    ///   - count: the number of items of that list.
    static func pairingRest(_ places: [Int?], count: Int) -> [Int?] {
        var result = places
        let taken = Set(places.compactMap { $0 })
        var (start, place) = (0, 0)
        for index in 0...places.count {
            let end: Int
            if index < places.count {
                guard let known = places[index] else { continue }
                end = known
            } else {
                end = count
            }
            let free = end > place ? (place..<end).filter { !taken.contains($0) } : []
            if free.count == index - start { for (item, own) in zip(start..<index, free) { result[item] = own } }
            (start, place) = (index + 1, max(place, end + 1))
        }
        return result
    }

    /// The longest selection of numbers that ascend, as their indexes.
    static func longestAscent(_ numbers: [Int]) -> Set<Int> {
        var ends: [Int] = []
        var predecessors = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { predecessors[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: Set<Int> = []
        var index = ends.last ?? -1
        while index >= 0 {
            result.insert(index)
            index = predecessors[index]
        }
        return result
    }
}
