import Foundation

/// What it costs to pack binaries, beside the tools that people use for it.
struct PackagingBenchmark {
    let folder: URL

    func run() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try UniversalBenchmark(folder: folder).run()
        try CreationBenchmark(folder: folder).run()
        try VerificationBenchmark(folder: folder).run()
        try ZipBenchmark(folder: folder).run()
        try ChecksumBenchmark(folder: folder).run()
    }
}
