import Foundation

/// Measures the tools beside their peers, in one run on one machine.
///
///     trellis-benchmark                                    measures everything and prints ratios
///     trellis-benchmark generate FOLDER [TARGETS FILES]    writes the project that is measured
@main
struct Main {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "generate", arguments.count >= 2 {
            let numbers = arguments.dropFirst(2).compactMap { Int($0) }
            let generator = ProjectGenerator(targetCount: numbers.first ?? 200, fileCount: numbers.dropFirst().first ?? 20_000)
            try generator.write(to: URL(filePath: arguments[1]))
            return
        }
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "trellis-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try ProjectGenerator(targetCount: 200, fileCount: 20_000).write(to: folder)
        try ProjectBenchmark(folder: folder).run()
        try KindsBenchmark(folder: folder).run()
    }
}
