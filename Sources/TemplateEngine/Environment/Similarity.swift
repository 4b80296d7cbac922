/// Finds the names that are nearest to a misspelt one, by the rule of the language's first implementation.
///
/// That rule is part of a message that people compare: all names at the least distance count, provided that they are
/// longer than that distance.
enum Similarity {
    static func nearest(to name: String, among candidates: [String]) -> [String] {
        let letters = Array(name.prefix(64))
        let distances = candidates.map { ($0, distance(Array($0), letters)) }.filter { $0.0.count > $0.1 }
        guard let least = distances.map(\.1).min() else { return [] }
        return distances.filter { $0.1 == least }.map(\.0)
    }

    /// The number of letters to insert, remove and exchange.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let cost = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(cost, row[column] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
