/// Which lines of one text stand in place of which lines of another.
///
/// Lines that occur once in both texts and in the same order hold the texts together; between them the shortest way is
/// looked for. That is linear for long texts with few changes, and bounded for texts that have nothing in common.
enum LineDifference {
    typealias Line = ArraySlice<UInt8>

    /// Lines of the old text that go, and lines of the new text that come in their place; one of the ranges may be empty.
    struct Change: Sendable, Hashable {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// Beyond so many lines between two that hold them together a stretch is exchanged whole.
    private static let stretchLimit = 2_000

    /// The changes in the order of the texts.
    static func changes(from old: [Line], to new: [Line]) -> [Change] {
        // Numbers are cheaper to compare than lines, but only what lies between the common ends needs them.
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let left = old[start..<old.count - end].map(number)
        let right = new[start..<new.count - end].map(number)
        var found: [Change] = []
        compare(left, 0..<left.count, right, 0..<right.count, &found)
        return found.map { change in
            Change(
                old: change.old.lowerBound + start..<change.old.upperBound + start,
                new: change.new.lowerBound + start..<change.new.upperBound + start)
        }
    }

    private static func compare(_ left: [Int], _ leftRange: Range<Int>, _ right: [Int], _ rightRange: Range<Int>, _ found: inout [Change]) {
        var (old, new) = (leftRange, rightRange)
        while let first = old.first, let other = new.first, left[first] == right[other] {
            old = old.lowerBound + 1..<old.upperBound
            new = new.lowerBound + 1..<new.upperBound
        }
        while let last = old.last, let other = new.last, left[last] == right[other] {
            old = old.lowerBound..<old.upperBound - 1
            new = new.lowerBound..<new.upperBound - 1
        }
        if old.isEmpty && new.isEmpty { return }
        if old.isEmpty || new.isEmpty { return found.append(Change(old: old, new: new)) }
        let anchors = anchors(left, old, right, new)
        guard !anchors.isEmpty else { return compareShort(left, old, right, new, &found) }
        var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
        for anchor in anchors {
            compare(left, oldStart..<anchor.old, right, newStart..<anchor.new, &found)
            (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
        }
        compare(left, oldStart..<old.upperBound, right, newStart..<new.upperBound, &found)
    }

    /// The lines that occur once on both sides, as far as they stand in the same order: the longest such row.
    private static func anchors(_ left: [Int], _ old: Range<Int>, _ right: [Int], _ new: Range<Int>) -> [(old: Int, new: Int)] {
        var places: [Int: (old: Int, new: Int)] = [:]
        for index in old { places[left[index]] = places[left[index]] == nil ? (index, -1) : (-2, -1) }
        for index in new {
            guard let place = places[right[index]], place.old >= 0 else { continue }
            places[right[index]] = place.new == -1 ? (place.old, index) : (-2, -1)
        }
        let pairs = places.values.filter { $0.old >= 0 && $0.new >= 0 }.sorted { $0.old < $1.old }
        return longestRow(pairs)
    }

    /// The longest row of pairs whose new places ascend.
    private static func longestRow(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: pairs.count)
        for index in pairs.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var row: [(old: Int, new: Int)] = []
        var index = ends.last ?? -1
        while index >= 0 {
            row.append(pairs[index])
            index = previous[index]
        }
        return row.reversed()
    }

    /// Finds the shortest way through a stretch of lines that occur several times, such as brackets.
    private static func compareShort(_ left: [Int], _ old: Range<Int>, _ right: [Int], _ new: Range<Int>, _ found: inout [Change]) {
        guard old.count + new.count <= stretchLimit else { return found.append(Change(old: old, new: new)) }
        var gone: Set<Int> = []
        var come: Set<Int> = []
        for change in right[new].difference(from: left[old]) {
            switch change {
            case .remove(let offset, _, _): gone.insert(old.lowerBound + offset)
            case .insert(let offset, _, _): come.insert(new.lowerBound + offset)
            }
        }
        var (left, right) = (old.lowerBound, new.lowerBound)
        while left < old.upperBound || right < new.upperBound {
            let start = (left, right)
            while gone.contains(left) { left += 1 }
            while come.contains(right) { right += 1 }
            if start == (left, right) {
                left += 1
                right += 1
            } else {
                found.append(Change(old: start.0..<left, new: start.1..<right))
            }
        }
    }
}
