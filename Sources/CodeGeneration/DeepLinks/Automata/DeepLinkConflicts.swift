import Diagnostics

/// Finds routes that take links from each other.
struct DeepLinkConflicts {
    /// Two routes that read one path, the one that a match finds first.
    struct Pair: Hashable {
        var first: Int
        var second: Int
    }

    private let table: DeepLinkTable
    private let automaton: RouteAutomaton
    /// A path that both routes of a pair read.
    private(set) var overlaps: [Pair: String] = [:]
    /// The pairs in the order in which they were found.
    private var order: [Pair] = []
    /// The routes that some link leads to.
    private(set) var reached: Set<Int> = []
    /// The routes that take all links of one that none leads to.
    private var takers: [Int: [Int]] = [:]
    /// The pairs that say the same.
    private(set) var equal: [Pair] = []

    /// What is wrong with the routes of a table, and what is worth knowing.
    static func findings(in table: DeepLinkTable) -> [Diagnostic] {
        guard !table.routes.isEmpty else { return [] }
        return DeepLinkConflicts(table).findings
    }

    init(_ table: DeepLinkTable) {
        self.table = table
        automaton = RouteAutomaton(table)
        let origins = Self.singleOrigins(table)
        findEqual()
        for index in automaton.states.indices {
            let ends = automaton.ends(automaton.states[index])
            guard !ends.isEmpty else { continue }
            note(ends, at: index)
            noteReached(ends, origins)
        }
    }

    /// Every scheme, every host, and what no route names: a route reads either all links of such an origin or none.
    private static func singleOrigins(_ table: DeepLinkTable) -> [DeepLinkOrigin] {
        var all = DeepLinkOrigin()
        for route in table.routes { all.add(route.origin) }
        return all.schemes.map { DeepLinkOrigin(schemes: [$0]) } + all.hosts.map { DeepLinkOrigin(hosts: [$0]) } + [DeepLinkOrigin()]
    }

    /// Routes that end at one node read the same paths.
    private mutating func findEqual() {
        for node in automaton.trie.nodes where node.accepts.count > 1 {
            for (index, accept) in node.accepts.enumerated() {
                for other in node.accepts[..<index] {
                    let (left, right) = (table.routes[other.route], table.routes[accept.route])
                    let pair = Pair(first: min(other.route, accept.route), second: max(other.route, accept.route))
                    guard left.origin.overlaps(right.origin), Set(left.required(table)) == Set(right.required(table)) else { continue }
                    if !equal.contains(pair) { equal.append(pair) }
                }
            }
        }
    }

    private mutating func note(_ ends: [Int], at state: Int) {
        for (index, second) in ends.enumerated() {
            for first in ends[..<index] {
                let pair = Pair(first: first, second: second)
                guard overlaps[pair] == nil, overlaps[Pair(first: second, second: first)] == nil else { continue }
                let (left, right) = (table.routes[first], table.routes[second])
                guard left.origin.overlaps(right.origin), left.mayShareQuery(with: right, table) else { continue }
                overlaps[pair] = automaton.path(to: state) + left.sharedQuery(with: right, table)
                order.append(pair)
            }
        }
    }

    private mutating func noteReached(_ ends: [Int], _ origins: [DeepLinkOrigin]) {
        for (index, number) in ends.enumerated() where !reached.contains(number) {
            let route = table.routes[number]
            for origin in origins where route.origin.reads(origin) {
                let taker = ends[..<index].first { table.routes[$0].origin.reads(origin) && table.routes[$0].covers(route, table) }
                guard let taker else {
                    reached.insert(number)
                    break
                }
                if takers[number]?.contains(taker) != true { takers[number, default: []].append(taker) }
            }
        }
    }

    // MARK: - Messages

    private var findings: [Diagnostic] {
        guard automaton.isComplete else {
            let message = "the routes of '\(table.name)' have too many wildcards to prove that none takes the links of another; use fewer"
            return [Diagnostic(.error, "deep-link-limit", message, at: table.routes[0].location)]
        }
        let broken = Set(equal.flatMap { [$0.first, $0.second] })
        let conflicts = equal.map(conflict)
        let unreachable = table.routes.indices.filter { !reached.contains($0) && !broken.contains($0) }
        return conflicts + unreachable.map(self.unreachable) + notes(without: broken.union(unreachable))
    }

    private func conflict(_ pair: Pair) -> Diagnostic {
        let (first, second) = (table.routes[pair.first], table.routes[pair.second])
        let isAlias = first.kind != .route && second.kind != .route
        let what = isAlias ? "the alias" : "the route"
        let note = Diagnostic.Note("'\(first.pattern)' of '\(name(first))' is the same route", at: first.location)
        return Diagnostic(
            .error, isAlias ? "deep-link-alias" : "deep-link-conflict",
            "\(what) '\(second.pattern)' of '\(name(second))' reads the same links as another; take one of them out",
            at: second.location, notes: [note])
    }

    private func unreachable(_ number: Int) -> Diagnostic {
        let route = table.routes[number]
        let notes = (takers[number] ?? []).prefix(Self.noteLimit).map { taker in
            let other = table.routes[taker]
            return Diagnostic.Note("'\(other.pattern)' of '\(name(other))' takes its links", at: other.location)
        }
        return Diagnostic(
            .error, "deep-link-unreachable",
            "no link leads to '\(route.pattern)' of '\(name(route))', because others take all that it reads; take it out",
            at: route.location, notes: Array(notes))
    }

    /// For each route that gives way to others a note that tells which.
    private func notes(without broken: Set<Int>) -> [Diagnostic] {
        var others: [Int: [Pair]] = [:]
        for pair in order where !broken.contains(pair.first) && !broken.contains(pair.second) {
            others[pair.second, default: []].append(pair)
        }
        return table.routes.indices.compactMap { number in
            guard let pairs = others[number] else { return nil }
            let route = table.routes[number]
            let notes = pairs.prefix(Self.noteLimit).map { pair in
                let first = table.routes[pair.first]
                let path = overlaps[pair] ?? ""
                return Diagnostic.Note("'\(first.pattern)' of '\(name(first))' goes first, for example with '\(path)'", at: first.location)
            }
            let count = pairs.count == 1 ? "another route reads" : "\(pairs.count) other routes read"
            return Diagnostic(
                .note, "deep-link-overlap", "'\(route.pattern)' of '\(name(route))' reads links that \(count) as well",
                at: route.location, notes: Array(notes))
        }
    }

    private static let noteLimit = 5

    private func name(_ route: DeepLinkRoute) -> String { table.cases[route.caseNumber].name }
}
