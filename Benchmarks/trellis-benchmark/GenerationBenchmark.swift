import Foundation

/// Generating code: everything anew, after one edit, and when nothing has changed; the whole process of trellis-codegen.
struct GenerationBenchmark {
    /// A folder for what is generated.
    let folder: URL

    /// What the cases of one size of project cost, in seconds of CPU.
    struct Row {
        var fileCount: Int
        var cold: Double
        var editedType: Double
        var editedBody: Double
        var unchanged: Double
    }

    private static let fileCounts = [500, 1_000, 2_000, 4_000, 8_000]

    func run() throws {
        print("\nGenerating code: files of 5 KB, three types in four files, 8 templates.\n")
        let rows = try rows()
        for row in rows where row.fileCount == 4_000 {
            ProgramTimer.row("4,000 files, cold (at most 1.5 s)", row.cold)
            ProgramTimer.row("after an edit of a body (at most 0.25 s)", row.editedBody)
            ProgramTimer.row("after an edit of a type (at most 0.25 s)", row.editedType)
            ProgramTimer.row("unchanged (at most 0.06 s)", row.unchanged)
        }
        print("\n" + Self.table(rows))
    }

    func rows() throws -> [Row] { try Self.fileCounts.map(measure) }

    /// Puts the table and the plot into the page on performance.
    static func write(_ rows: [Row], to page: PerformancePage) throws {
        let lines: [(name: String, seconds: KeyPath<Row, Double>)] = [
            ("cold", \.cold), ("a type edited", \.editedType), ("a body edited", \.editedBody), ("unchanged", \.unchanged),
        ]
        let plot = LinePlot(
            title: "Time of CPU to generate code",
            lines: lines.map { line in
                LinePlot.Line(name: line.name, points: rows.map { (Double($0.fileCount) / 1000, $0[keyPath: line.seconds] * 1000) })
            },
            horizontal: LinePlot.Axis(name: "files of Swift, thousands", limit: 8, step: 1),
            vertical: LinePlot.Axis(covering: rows.map { $0.cold * 1000 }, name: "milliseconds of CPU")
        )
        try page.write(plot, named: "performance-generation.svg")
        try page.write(table: table(rows), section: "generation")
    }

    private func measure(_ fileCount: Int) throws -> Row {
        let place = folder.appending(path: "Generation\(fileCount)")
        let project = GenerationProject(fileCount: fileCount)
        try project.write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        let cache = place.appending(path: "Cache")
        let arguments = ["run", "--config", place.appending(path: ".sourcery.yml").path]
        let environment = ["TRELLIS_CACHE": cache.path]

        /// The least seconds of several runs, each behind something that is not counted.
        func seconds(_ prepare: (Int) throws -> Void) throws -> Double {
            try (0..<5).map { number in
                try prepare(number)
                return try CPUTime.least(of: 1, on: .children) {
                    try ProgramTimer.run(ProgramTimer.program("trellis-codegen"), arguments, allowed: [0], environment: environment)
                }
            }.min() ?? 0
        }
        let cold = try seconds { _ in
            for folder in [cache, place.appending(path: "Out")] { try? FileManager.default.removeItem(at: folder) }
        }
        let unchanged = try seconds { _ in }
        let editedBody = try seconds { try project.write(2, bodyEdit: $0 + 1, to: place) }
        let editedType = try seconds { try project.write(2, typeEdit: $0 + 1, to: place) }
        return Row(fileCount: fileCount, cold: cold, editedType: editedType, editedBody: editedBody, unchanged: unchanged)
    }

    /// The rows as a table in Markdown.
    private static func table(_ rows: [Row]) -> String {
        let head = "| files | cold, ms | µs per file | a type edited, ms | a body edited, ms | unchanged, ms | µs per file |\n"
        return rows.reduce(head + "|---:|---:|---:|---:|---:|---:|---:|\n") { text, row in
            let perFile = 1e6 / Double(row.fileCount)
            return text
                + String(
                    format: "| %d | %.0f | %.0f | %.0f | %.0f | %.0f | %.1f |\n", row.fileCount, row.cold * 1e3, row.cold * perFile,
                    row.editedType * 1e3, row.editedBody * 1e3, row.unchanged * 1e3, row.unchanged * perFile)
        }
    }
}
