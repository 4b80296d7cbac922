import Foundation
import SwiftSource

/// Reading Swift source, beside the toolchain's own parser.
struct SourceBenchmark {
    /// A folder for what is generated.
    let folder: URL

    func run() throws {
        let interfaces = Self.interfaces
        print("\nSwift source.\n")
        let speed = try measure("the \(interfaces.count) interfaces of the toolchain (at least 150 MB/s)", interfaces)
        _ = try measure("all Swift of this repository (at least 60 MB/s)", Self.own)
        try measurePeer(interfaces.enumerated().filter { $0.offset % 4 == 2 }.map(\.element), ours: speed)
        try measureManyFiles()
        try measureMemory(interfaces)
    }

    /// Prints how fast files are scanned; the result is in bytes per second.
    private func measure(_ name: String, _ files: [String]) throws -> Double {
        let contents = try files.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
        let sizeBytes = contents.reduce(0) { $0 + $1.count }
        guard sizeBytes > 0 else { return 0 }
        var count = 0
        let seconds = CPUTime.least(of: 5, on: .process) {
            count = contents.reduce(0) { $0 + SourceFile.scan($1, path: "a.swift").declarationCount }
        }
        let speed = Double(sizeBytes) / seconds
        ProgramTimer.row(name, seconds)
        print(String(format: "  %.1f MB, %d declarations, %.0f MB/s", Double(sizeBytes) / 1e6, count, speed / 1e6))
        return speed
    }

    private func measurePeer(_ files: [String], ours: Double) throws {
        let output = try ProgramTimer.output(ProgramTimer.program("swift-parser-peer"), files).split(separator: " ")
        guard let seconds = output.first.flatMap({ Double($0) }) else { return print("  this toolchain has no module SwiftParser") }
        let sizeBytes = try files.reduce(0) { try $0 + Data(contentsOf: URL(filePath: $1)).count }
        let speed = Double(sizeBytes) / seconds
        ProgramTimer.row("SwiftParser on a quarter of the interfaces", seconds)
        print(
            String(
                format: "  %.1f MB, %.2f MB/s; ours is %.0f times as fast (at least 200)", Double(sizeBytes) / 1e6, speed / 1e6,
                ours / speed))
    }

    private func measureManyFiles() throws {
        let sources = folder.appending(path: "ManySources")
        try SourceGenerator(fileCount: 4_000, sizeBytes: 5_000).write(to: sources)
        let seconds = try ProgramTimer.seconds(
            ProgramTimer.program("trellis-benchmark"), ["measure-sources", sources.path], runs: 5)
        ProgramTimer.row("4,000 files of 5 KB, the whole process (at most 0.5 s)", seconds)
    }

    private func measureMemory(_ files: [String]) throws {
        let program = ProgramTimer.program("trellis-benchmark")
        let output = try ProgramTimer.output(program, ["measure-sources"] + files).split(separator: " ").compactMap { Double($0) }
        guard output.count == 2 else { return }
        print(String(format: "  peak of memory with all interfaces held: %.1f times the source (at most 6)", output[1] / output[0]))
    }

    /// Reads all files, or those of a folder, and keeps what was found; prints the bytes of the source and the peak of memory.
    static func measureOnce(_ paths: [String]) throws {
        var files: [SourceFile] = []
        let names = paths.count == 1 ? Self.files(below: paths[0], suffix: ".swift") : paths
        files.reserveCapacity(names.count)
        for name in names { files.append(SourceFile.scan([UInt8](try Data(contentsOf: URL(filePath: name))), path: name)) }
        precondition(files.allSatisfy { $0.warnings.isEmpty })
        print(files.reduce(0) { $0 + $1.bytes.count }, PeakMemory.sizeBytes)
    }

    /// The interfaces of the modules of the toolchain that `swiftc` on PATH belongs to.
    private static var interfaces: [String] {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compilers = folders.map { URL(filePath: String($0)).appending(path: "swiftc") }
        guard let compiler = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else { return [] }
        let library = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib")
        return files(below: library.path, suffix: ".swiftinterface")
    }

    /// The Swift of the repository in whose root this runs.
    private static var own: [String] {
        ["Sources", "Tests", "Benchmarks", "Examples"].flatMap {
            files(below: FileManager.default.currentDirectoryPath + "/" + $0, suffix: ".swift")
        }
    }

    private static func files(below folder: String, suffix: String) -> [String] {
        let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
    }
}
