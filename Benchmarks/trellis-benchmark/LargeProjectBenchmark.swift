import Foundation

/// A project file of 100 MB with 125,000 objects, beside the limits that are set for it.
struct LargeProjectBenchmark {
    let folder: URL

    func run() throws {
        let place = folder.appending(path: "Large")
        let generator = ProjectGenerator.hundredMegabytes
        try generator.write(to: place, writesFiles: false)
        let file = place.appending(path: "Generated.xcodeproj/project.pbxproj")
        let size = try Data(contentsOf: file).count
        print("\nA project file of \(size / 1_000_000) MB with \(generator.objectCount) objects.\n")
        try row("loading (at most 0.8 s and 1 GB)", .load, file, size)
        try row("loading, and the files of all targets with their paths", .paths, file, size)
        try row("printing (at most 0.5 s and 8 times the file)", .print, file, size)
        try FileManager.default.removeItem(at: place)
    }

    private func row(_ name: String, _ work: ProjectWork, _ file: URL, _ size: Int) throws {
        let cost = try work.cost(file: file.path, runs: 5)
        ProgramTimer.row(name, cost.seconds)
        let factor = Double(cost.peakBytes) / Double(size)
        print(String(format: "  peak memory %d MB, %.1f times the file", cost.peakBytes / 1_000_000, factor))
    }
}
