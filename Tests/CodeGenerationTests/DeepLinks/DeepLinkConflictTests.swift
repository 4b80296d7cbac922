import CodeGeneration
import Diagnostics
import Testing

/// The proofs about routes, compared with trying all paths.
@Suite struct DeepLinkConflictTests {
    private struct Answer: Hashable {
        /// Pairs of routes with the same paths.
        var equal: Set<[Int]> = []
        /// Routes that no path leads to.
        var unreachable: Set<Int> = []
        /// Pairs of other routes that read one path.
        var overlaps: Set<[Int]> = []
    }

    @Test("equal, unreachable and overlapping routes are those that trying all paths finds", arguments: 0..<8)
    func bruteForce(seed: UInt64) throws {
        for table in RandomTables(count: 20, seed: 100 + seed).tables {
            let diagnostics = findings(RandomTables.enumeration("E", table))
            #expect(proved(diagnostics) == tried(table), "\(table.map(\.source.pattern))")
        }
    }

    private func tried(_ table: [NaiveRoute]) -> Answer {
        var answer = Answer()
        for (index, route) in table.enumerated() {
            for other in 0..<index where table[other] == route { answer.equal.insert([other, index]) }
        }
        let broken = Set(answer.equal.flatMap { $0 })
        var reached: Set<Int> = []
        var overlaps: Set<[Int]> = []
        for path in RandomTables.paths.map(RandomTables.components) {
            let readers = table.indices.filter { table[$0].steps(path) != nil }
            if let winner = RandomTables.winner(table, path) { reached.insert(winner) }
            for (index, second) in readers.enumerated() {
                for first in readers[..<index] { overlaps.insert([first, second]) }
            }
        }
        answer.unreachable = Set(table.indices).subtracting(reached).subtracting(broken)
        let out = broken.union(answer.unreachable)
        answer.overlaps = overlaps.filter { !out.contains($0[0]) && !out.contains($0[1]) }
        return answer
    }

    private func proved(_ diagnostics: [Diagnostic]) -> Answer {
        func route(_ location: Diagnostics.SourceLocation?) -> Int { (location?.line ?? 0) / 2 - 1 }
        var answer = Answer()
        for diagnostic in diagnostics {
            let pairs = diagnostic.notes.map { [route($0.location), route(diagnostic.location)].sorted() }
            switch diagnostic.code {
            case "deep-link-conflict": answer.equal.formUnion(pairs)
            case "deep-link-unreachable": answer.unreachable.insert(route(diagnostic.location))
            case "deep-link-overlap": answer.overlaps.formUnion(pairs)
            default: Issue.record("\(diagnostic)")
            }
        }
        return answer
    }

    @Test("what takes links from another is told at both places, with an example")
    func messages() {
        let source = """
            enum E {
                // trellis: route = /users/{id}
                case user(id: String)
                // trellis: route = /users/new, alias = /n
                case new
                // trellis: route = /users/{name}
                case other(name: String)
                // trellis: route = /flag/{on}
                case flag(on: Bool)
                // trellis: route = /flag/(true|false), deprecated = /n
                case flags
                // trellis: route = /q?a=1
                case query
                // trellis: route = /q?b={b}
                case otherQuery(b: Int)
                // trellis: route = /v/{v}
                case version(v: Version)
                // trellis: route = /v/{v}
                case text(v: String)
            }
            struct Version: LosslessStringConvertible {}
            """
        #expect(
            findings(source).map(\.description) == [
                """
                A.swift:6:25: error: the route '/users/{name}' of 'other' reads the same links as another; take one of them out \
                [deep-link-conflict]
                A.swift:2:25: note: '/users/{id}' of 'user' is the same route
                """,
                """
                A.swift:8:25: error: no link leads to '/flag/{on}' of 'flag', because others take all that it reads; take it out \
                [deep-link-unreachable]
                A.swift:10:25: note: '/flag/(true|false)' of 'flags' takes its links
                """,
                """
                A.swift:10:58: error: the alias '/n' of 'flags' reads the same links as another; take one of them out [deep-link-alias]
                A.swift:4:45: note: '/n' of 'new' is the same route
                """,
                """
                A.swift:14:25: note: '/q?b={b}' of 'otherQuery' reads links that another route reads as well [deep-link-overlap]
                A.swift:12:25: note: '/q?a=1' of 'query' goes first, for example with '/q?a=1&b=7'
                """,
                """
                A.swift:18:25: note: '/v/{v}' of 'text' reads links that another route reads as well [deep-link-overlap]
                A.swift:16:25: note: '/v/{v}' of 'version' goes first, for example with '/v/sample'
                """,
            ])
    }

    @Test("routes of different origins, and queries that exclude each other, overlap nowhere")
    func apart() {
        let source = """
            enum E {
                // trellis: route = /q?a=1
                case query
                // trellis: route = /q?a=2
                case other
                // trellis: route = /m, host = a.com
                case host
                // trellis: route = /m, host = b.com
                case otherHost
                // trellis: route = /m, scheme = x
                case scheme
            }
            """
        #expect(findings(source) == [])
    }

    @Test("routes whose wildcards make too many states are refused")
    func limit() {
        var source = "enum E {\n"
        for number in 0..<40 {
            source += "    // trellis: route = */a\(number)/*/b\(number)/*/c\(number)/*\n    case c\(number)\n"
        }
        let message = "the routes of 'E' have too many wildcards to prove that none takes the links of another; use fewer"
        #expect(findings(source + "}\n").map(\.message) == [message])
    }

    private func findings(_ source: String) -> [Diagnostic] {
        let project = MemoryProject([
            "trellis.yml": "codegen:\n  - { sources: A.swift, templates: DeepLinks, output: Out.swift }\n", "A.swift": source,
        ])
        do {
            return try project.result().diagnostics
        } catch let error as DiagnosticError {
            return error.diagnostics
        } catch {
            Issue.record(error)
            return []
        }
    }
}
