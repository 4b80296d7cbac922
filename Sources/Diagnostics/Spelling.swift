/// Finds what somebody may have meant.
package enum Spelling {
    /// The candidate that is nearest to a misspelled word, if one is near enough: at most a third of its letters may be
    /// wrong, missing, superfluous or exchanged with their neighbour. Of equally near ones the first.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let letters = Array(word.lowercased().unicodeScalars.prefix(lengthLimit))
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let other = Array(candidate.lowercased().unicodeScalars.prefix(lengthLimit))
            let distance = distance(letters, other)
            let limit = max(letters.count, other.count) / 3
            guard distance <= limit, distance < best?.distance ?? Int.max else { continue }
            best = (candidate, distance)
        }
        return best?.candidate
    }

    /// Longer words are compared by their beginning only.
    private static let lengthLimit = 64

    /// The number of single edits between two words, an exchange of neighbours counting as one.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(substitution, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
