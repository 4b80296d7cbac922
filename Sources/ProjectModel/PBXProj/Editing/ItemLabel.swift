import PropertyLists

/// An item of a list, told apart from others even where its text stands there several times.
struct ItemLabel: Hashable {
    private let text: String
    private let occurrence: Int

    /// The labels of the items of a list; `nil` where one of them is no text.
    static func labels(of items: [PropertyListValue]) -> [ItemLabel]? {
        var counts: [String: Int] = [:]
        var labels: [ItemLabel] = []
        for item in items {
            guard let text = item.text else { return nil }
            labels.append(ItemLabel(text: text, occurrence: counts[text, default: 0]))
            counts[text, default: 0] += 1
        }
        return labels
    }

    /// What stays where it is when one list becomes another: as many as possible of those in both that have one order there.
    static func kept(from old: [ItemLabel], to new: [ItemLabel]) -> Set<ItemLabel> {
        let places = Dictionary(zip(old, old.indices)) { first, _ in first }
        let common = new.compactMap { label in places[label].map { (label: label, place: $0) } }
        // The last items of the shortest rows of each length that ascend in the old list, and what comes before each item in its row.
        var ends: [Int] = []
        var previous: [Int?] = []
        for (index, item) in common.enumerated() {
            let length = ends.partitioningIndex { common[$0].place >= item.place }
            previous.append(length > 0 ? ends[length - 1] : nil)
            if length < ends.count { ends[length] = index } else { ends.append(index) }
        }
        var kept: Set<ItemLabel> = []
        var current = ends.last
        while let index = current {
            kept.insert(common[index].label)
            current = previous[index]
        }
        return kept
    }
}

extension [Int] {
    /// The index of the first element that meets a condition which all behind it meet as well.
    fileprivate func partitioningIndex(_ isBehind: (Int) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = isBehind(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
