import Foundation

/// Deep links: what generated code needs to read a link, beside trying the routes in turn, and what the compiler needs for it.
struct DeepLinkBenchmark {
    /// A folder for what is generated.
    let folder: URL

    private struct Row {
        var routeCount: Int
        var generation: Double
        var compilation: Double
        /// Seconds for a link: as generated, by routes that are tried in turn, and by routes that each take the link apart.
        var read: Double
        var inTurn: Double
        var apart: Double
        var printed: Double
    }

    func run() throws {
        print("\nDeep links: routes with constants, values of five types, optional parts and lists; links spread over all of them.\n")
        let rows = try [20, 200, 2_000].map(measure)
        if let row = rows.last {
            ProgramTimer.row("2,000 routes, generation", row.generation)
            ProgramTimer.row("2,000 routes, compilation with -O (at most 20 s)", row.compilation)
            print(String(format: "a link, read (at most 3 µs):         %8.2f µs", row.read * 1e6))
            let peers = [("routes tried in turn (at least 50×): ", row.inTurn), ("each takes the link apart:           ", row.apart)]
            for (name, seconds) in peers {
                print(name + String(format: "%8.2f µs, %.0f times ours", seconds * 1e6, seconds / row.read))
            }
        }
        print("\n" + Self.table(rows))
    }

    private func measure(_ routeCount: Int) throws -> Row {
        let place = folder.appending(path: "DeepLinks\(routeCount)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let project = DeepLinkProject(routeCount: routeCount)
        func path(_ name: String) -> String { place.appending(path: name).path }
        for (name, text) in [("Link.swift", project.source), ("main.swift", DeepLinkProject.program), ("links.txt", project.links)] {
            try Data(text.utf8).write(to: place.appending(path: name))
        }
        let generation = try CPUTime.least(of: 3, on: .children) {
            try ProgramTimer.run(
                ProgramTimer.program("trellis-codegen"),
                ["render", "DeepLinks", "--sources", path("Link.swift"), "--no-cache", "--output", path("Generated.swift")], allowed: [0])
        }
        let compilation = try CPUTime.least(of: 1, on: .children) {
            try ProgramTimer.run(
                URL(filePath: "/usr/bin/env"),
                ["swiftc", "-swift-version", "6", "-O", "-wmo", "-o", path("links")]
                    + ["Link.swift", "Generated.swift", "main.swift"].map(path),
                allowed: [0])
        }
        let output = try ProgramTimer.output(place.appending(path: "links"), [path("links.txt")])
        let seconds = output.split(separator: " ").compactMap { Double($0) }
        precondition(seconds.count == 4, output)
        return Row(
            routeCount: routeCount, generation: generation, compilation: compilation, read: seconds[0], inTurn: seconds[1],
            apart: seconds[2],
            printed: seconds[3])
    }

    /// The rows as a table in Markdown.
    private static func table(_ rows: [Row]) -> String {
        let head = "| routes | read, µs | in turn, µs | each apart, µs | printed, µs | generation, ms | compilation, s |\n"
        return rows.reduce(head + "|---:|---:|---:|---:|---:|---:|---:|\n") { text, row in
            text
                + String(
                    format: "| %d | %.2f | %.1f | %.0f | %.2f | %.0f | %.1f |\n", row.routeCount, row.read * 1e6, row.inTurn * 1e6,
                    row.apart * 1e6, row.printed * 1e6, row.generation * 1e3, row.compilation)
        }
    }
}
