/// The places of objects in which several values are sought, which are opened once.
struct OpenPlaces: Sendable {
    /// The ways to the places, each behind those that it begins with.
    private(set) var ways: [[CodingStep]] = []
    /// Whether the whole is one of them.
    private(set) var opensWhole = false

    init() {}

    /// The places for values.
    ///
    /// - Parameter values: the ways to them.
    init(for values: [[CodingStep]]) {
        var sought = values
        for way in Self.beginnings(of: values) {
            let below = sought.filter { Self.isKey($0, below: way) }
            guard below.count > 1 else { continue }
            ways.append(way)
            sought.removeAll { Self.isKey($0, below: way) }
            sought.append(way)
        }
        ways.reverse()
        opensWhole = sought.filter { Self.isKey($0, below: []) }.count > 1
    }

    /// All proper beginnings of ways, the longest first, otherwise in the order in which they come.
    private static func beginnings(of values: [[CodingStep]]) -> [[CodingStep]] {
        var found: Set<[CodingStep]> = []
        var list: [[CodingStep]] = []
        for value in values {
            for length in stride(from: value.count - 1, to: 0, by: -1) {
                let way = Array(value.prefix(length))
                if found.insert(way).inserted { list.append(way) }
            }
        }
        let longest = list.map(\.count).max() ?? 0
        return (0...longest).reversed().flatMap { length in list.reversed().filter { $0.count == length } }
    }

    /// Whether a way leads through a place, and on by a key.
    private static func isKey(_ way: [CodingStep], below place: [CodingStep]) -> Bool {
        way.count > place.count && way.starts(with: place) && !way[place.count].isElement
    }

    /// The lines that open the places.
    var lines: [String] {
        ways.enumerated().map { number, way in
            "let \(Self.name(number)) = \(source(of: way, amongFirst: number, whole: "place")).opened()"
        }
    }

    /// The expression of a place.
    ///
    /// - Parameter whole: the name of the place that all ways begin at.
    func source(of way: [CodingStep], whole: String) -> String { source(of: way, amongFirst: ways.count, whole: whole) }

    private func source(of way: [CodingStep], amongFirst count: Int, whole: String) -> String {
        let nearest = ways.indices.prefix(count).filter { Self.isKey(way, below: ways[$0]) }.max { ways[$0].count < ways[$1].count }
        let rest = nearest.map { way.dropFirst(ways[$0].count) } ?? way[...]
        return "\(nearest.map(Self.name) ?? whole).at(\(rest.map(\.source).joined(separator: ", ")))"
    }

    private static func name(_ number: Int) -> String { "place\(number + 1)" }
}
