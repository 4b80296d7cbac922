import TestSupport

/// Small tables of routes over a small alphabet, and all paths that tell them apart.
struct RandomTables: Sendable {
    /// The routes of each table.
    var tables: [[NaiveRoute]]

    /// All paths of at most four components.
    static let paths: [String] = {
        var levels: [[[String]]] = [[[]]]
        for _ in 0..<4 { levels.append((levels.last ?? []).flatMap { path in NaiveRoute.texts.map { path + [$0] } }) }
        return levels.flatMap { $0 }.map { "/" + $0.joined(separator: "/") }
    }()

    static func components(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    /// Tables of routes that all have links of their own.
    static let shared: RandomTables = {
        var tables = RandomTables(count: 25, seed: 3).tables.map { table in
            table.enumerated().filter { index, route in !table[..<index].contains(route) }.map(\.element)
        }
        for index in tables.indices {
            let reached = Set(paths.compactMap { winner(tables[index], components($0)) })
            tables[index] = tables[index].indices.filter(reached.contains).map { tables[index][$0] }
        }
        return RandomTables(tables: tables)
    }()

    init(tables: [[NaiveRoute]]) { self.tables = tables }

    init(count: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        tables = (0..<count).map { _ in
            (0..<Int.random(in: 2...5, using: &random)).map { _ in Self.route(&random) }
        }
    }

    private static func route(_ random: inout SeededGenerator) -> NaiveRoute {
        var components: [NaiveRoute.Component] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let component = NaiveRoute.Component.allCases.randomElement(using: &random) ?? .a
            let repeats: Set<NaiveRoute.Component> = [.integers, .texts, .any]
            if repeats.contains(component), components.contains(where: repeats.contains) { continue }
            components.append(component)
        }
        return NaiveRoute(components: components.isEmpty ? [.a] : components)
    }

    /// The route that a path leads to; of equal ones the first.
    static func winner(_ table: [NaiveRoute], _ path: [String]) -> Int? {
        var best: (steps: [Int], route: Int)?
        for (index, route) in table.enumerated() {
            guard let steps = route.steps(path) else { continue }
            if best.map({ steps.lexicographicallyPrecedes($0.steps) }) ?? true { best = (steps, index) }
        }
        return best?.route
    }

    /// An enumeration whose routes stand in lines 2, 4, 6 and so on.
    static func enumeration(_ name: String, _ table: [NaiveRoute]) -> String {
        var text = "enum \(name) {\n"
        for (index, route) in table.enumerated() {
            let (pattern, values) = route.source
            text += "    // trellis: route = \(pattern)\n    case c\(index)\(values)\n"
        }
        return text + "}\n"
    }

    /// The source of all tables, and of a function that says where paths lead: for each table a line with a letter for each path.
    var source: String {
        var text = "import Foundation\n\n"
        for (index, table) in tables.enumerated() { text += Self.enumeration("W\(index)", table) + "\n" }
        text += "func winners(_ urls: [URL]) -> [String] {\n    [\n"
        for (index, table) in tables.enumerated() {
            let cases = table.indices.map { "case .c\($0)?: \"\($0)\"" }.joined(separator: "; ")
            text +=
                "        urls.map { url in let found: W\(index)? = W\(index)(url: url); return switch found { \(cases); case nil: \"-\" } }"
            text += ".joined(),\n"
        }
        return text + "    ]\n}\n"
    }

    /// What that function has to say.
    var winners: String {
        tables.map { table in
            Self.paths.map { Self.winner(table, Self.components($0)).map(String.init) ?? "-" }.joined() + "\n"
        }.joined()
    }
}
