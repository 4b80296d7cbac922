import Foundation

/// What loading and printing cost as projects grow.
struct LinearBenchmark {
    /// One size of project.
    struct Row {
        var fileCount: Int
        var sizeBytes: Int
        var load: ProjectWork.Cost
        var print: ProjectWork.Cost
    }

    let folder: URL
    private static let fileCounts = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 150_000, 200_000]

    func rows() throws -> [Row] {
        try Self.fileCounts.map { count in
            let place = folder.appending(path: "Linear\(count)")
            try ProjectGenerator(targetCount: count / 100, fileCount: count).write(to: place, writesFiles: false)
            defer { try? FileManager.default.removeItem(at: place) }
            let file = place.appending(path: "Generated.xcodeproj/project.pbxproj")
            return Row(
                fileCount: count,
                sizeBytes: try Data(contentsOf: file).count,
                load: try ProjectWork.paths.cost(file: file.path, runs: 7),
                print: try ProjectWork.print.cost(file: file.path, runs: 7)
            )
        }
    }

    /// The rows as a table in Markdown.
    static func table(_ rows: [Row]) -> String {
        let head =
            "| files | size, MB | load and files, ms | µs per file | print, ms | µs per file | peak of print, times the file |\n"
        return rows.reduce(head + "|---:|---:|---:|---:|---:|---:|---:|\n") { text, row in
            let count = Double(row.fileCount)
            return text
                + String(
                    format: "| %d | %.1f | %.1f | %.2f | %.1f | %.2f | %.1f |\n", row.fileCount, Double(row.sizeBytes) / 1e6,
                    row.load.seconds * 1e3, row.load.seconds * 1e6 / count, row.print.seconds * 1e3, row.print.seconds * 1e6 / count,
                    Double(row.print.peakBytes) / Double(row.sizeBytes))
        }
    }

    /// Puts the table and the plot into the page on performance.
    static func write(_ rows: [Row], to page: PerformancePage) throws {
        let plot = LinePlot(
            title: "Time of CPU by size of project",
            lines: [
                LinePlot.Line(
                    name: "load, and the files of all targets", points: rows.map { (Double($0.fileCount) / 1000, $0.load.seconds * 1000) }),
                LinePlot.Line(name: "print as Xcode does", points: rows.map { (Double($0.fileCount) / 1000, $0.print.seconds * 1000) }),
            ],
            horizontal: LinePlot.Axis(name: "files in the project, thousands", limit: 200, step: 50),
            vertical: LinePlot.Axis(covering: rows.map { max($0.load.seconds, $0.print.seconds) * 1000 }, name: "milliseconds of CPU")
        )
        try page.write(plot, named: "performance-linear.svg")
        try page.write(table: table(rows), section: "linear")
    }
}
