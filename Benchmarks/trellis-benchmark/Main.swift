import BundleInspection
import Foundation

/// Measures the tools beside their peers, in one run on one machine.
///
///     trellis-benchmark                                    measures everything and prints ratios
///     trellis-benchmark projects                           measures the reading and writing of project files alone
///     trellis-benchmark sources                            measures the reading of Swift alone
///     trellis-benchmark generation                         measures trellis-codegen alone, which has to be built before
///     trellis-benchmark deep-links                         measures generated deep links alone, with trellis-codegen and swiftc
///     trellis-benchmark stock-templates                    measures the code of templates that ship, with trellis-codegen and swiftc
///     trellis-benchmark resources                          measures code for resources alone, with trellis-codegen and swiftc
///     trellis-benchmark lint                               measures trellis-lint alone, which has to be built before
///     trellis-benchmark packaging                          measures the packing of binaries alone
///     trellis-benchmark bundles                            measures trellis-bundle alone, which has to be built before
///     trellis-benchmark measure WORK FILE                  does one thing with a project once; prints seconds and bytes
///     trellis-benchmark templates                          measures templates only
///     trellis-benchmark measure-sources FILE…              scans Swift, of a folder or of files; prints bytes of source and of memory
///     trellis-benchmark plot projects|generation DOCS      puts the growth by size into the page on performance
///     trellis-benchmark generate-large FOLDER              writes the project file of 100 MB
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
        if arguments.count == 3, arguments[0] == "measure", let work = ProjectWork(rawValue: arguments[1]) {
            return try work.measure(file: arguments[2])
        }
        if arguments.count >= 2, arguments[0] == "measure-sources" {
            return try SourceBenchmark.measureOnce(Array(arguments.dropFirst()))
        }
        if arguments.count == 4, arguments[0] == "measure-lint" { return try LintBenchmark.measureOnce(Array(arguments.dropFirst())) }
        if arguments.count == 3, arguments[0] == "measure-verification", let audience = Int(arguments[2]) {
            return try VerificationBenchmark.measureOnce(arguments[1], for: RuleAudience(rawValue: audience))
        }
        if arguments.count == 3, arguments[0] == "measure-creation" {
            return try CreationBenchmark.measureOnce(arguments[1], arguments[2])
        }
        if arguments.count == 2, arguments[0] == "generate-large" {
            return try ProjectGenerator.hundredMegabytes.write(to: URL(filePath: arguments[1]), writesFiles: false)
        }
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "trellis-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        if arguments.count == 3, arguments[0] == "plot" {
            let page = PerformancePage(documentation: URL(filePath: arguments[2]))
            if arguments[1] == "generation" {
                return try GenerationBenchmark.write(try GenerationBenchmark(folder: folder).rows(), to: page)
            }
            return try LinearBenchmark.write(try LinearBenchmark(folder: folder).rows(), to: page)
        }
        if arguments == ["projects"] {
            try ProjectGenerator(targetCount: 200, fileCount: 20_000).write(to: folder)
            try ProjectBenchmark(folder: folder).run()
            return try LargeProjectBenchmark(folder: folder).run()
        }
        if arguments == ["templates"] { return try TemplateBenchmark(folder: folder).run() }
        if arguments == ["generation"] { return try GenerationBenchmark(folder: folder).run() }
        if arguments == ["deep-links"] { return try DeepLinkBenchmark(folder: folder).run() }
        if arguments == ["stock-templates"] { return try StockTemplateBenchmark(folder: folder).run() }
        if arguments == ["lint"] { return try LintBenchmark(folder: folder).run() }
        if arguments == ["bundles"] { return try BundleBenchmark(folder: folder).run() }
        if arguments == ["packaging"] { return try PackagingBenchmark(folder: folder).run() }
        if arguments == ["resources"] { return try ResourceBenchmark(folder: folder).run() }
        if arguments == ["sources"] { return try SourceBenchmark(folder: folder).run() }
        guard arguments.isEmpty else {
            FileHandle.standardError.write(Data("'\(arguments.joined(separator: " "))' is no measurement; Main.swift lists them\n".utf8))
            exit(2)
        }
        try runAll(in: folder)
    }

    /// Measures everything.
    private static func runAll(in folder: URL) throws {
        try ProjectGenerator(targetCount: 200, fileCount: 20_000).write(to: folder)
        try ProjectBenchmark(folder: folder).run()
        try KindsBenchmark(folder: folder).run()
        try LargeProjectBenchmark(folder: folder).run()
        try TemplateBenchmark(folder: folder).run()
        try SourceBenchmark(folder: folder).run()
        try GenerationBenchmark(folder: folder).run()
        try DeepLinkBenchmark(folder: folder).run()
        try StockTemplateBenchmark(folder: folder).run()
        try ResourceBenchmark(folder: folder).run()
        try LintBenchmark(folder: folder).run()
        try PackagingBenchmark(folder: folder).run()
        try BundleBenchmark(folder: folder).run()
        print("\nProjects of growing size.\n\n" + LinearBenchmark.table(try LinearBenchmark(folder: folder).rows()))
    }
}
