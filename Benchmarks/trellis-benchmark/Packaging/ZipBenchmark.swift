import Archives
import Diagnostics
import Foundation
import SystemSupport

/// What it costs to pack a folder, beside the `zip` command at the same level.
struct ZipBenchmark {
    let folder: URL

    func run() throws {
        let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let input = folder.appending(path: "packed")
        try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: input) }
        try IncompressibleFile.write(sizeBytes: 16 << 20, seed: 9, to: input.appending(path: "pictures"))
        try SourceGenerator(fileCount: 100, sizeBytes: 200_000).write(to: input.appending(path: "sources"))
        // A real binary: this program.
        try Bundle.main.executableURL.map { try FileManager.default.copyItem(at: $0, to: input.appending(path: "program")) }
        print("\nPictures, 100 sources and a program packed (seconds of CPU).\n")
        for level in [1, 6, 9] {
            let ours = folder.appending(path: "ours.zip")
            let own = try CPUTime.least(of: 3, on: .process) {
                let packed = try PackedPath(input.path)
                try OutputWriter(force: true, durability: .never).writeFile(to: ours.path) { (sink) throws(DiagnosticError) in
                    try ZipWriter(level: level).write(packed.tree, to: sink)
                }
            }
            ProgramTimer.row("level \(level), \(size(ours)) MB", own)
            guard let zip = ExecutableSearch.find("zip", path: paths) else { continue }
            let theirs = folder.appending(path: "theirs.zip")
            let seconds = try CPUTime.least(of: 3, on: .children) {
                try? FileManager.default.removeItem(at: theirs)
                try ProgramTimer.run(URL(filePath: zip), ["-q", "-r", "-y", "-\(level)", theirs.path, input.path], allowed: [0])
            }
            ProgramTimer.row("zip -\(level), \(size(theirs)) MB (ours at most 1.1 times as long)", seconds, ratio: seconds / own)
        }
    }

    private func size(_ url: URL) -> String {
        let bytes = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0
        return String(format: "%.1f", Double(bytes) / 1e6)
    }
}
