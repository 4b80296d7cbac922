import Diagnostics
import Foundation
import SystemSupport

/// What it costs to write 2 GB of slices and their headers as one output, beside `cp -R` of the same files.
struct CreationBenchmark {
    let folder: URL

    func run() throws {
        let input = folder.appending(path: "slices")
        for slice in 0..<4 {
            let place = input.appending(path: "slice\(slice)/Headers")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for header in 0..<100 { try Data("int f\(header)(void);\n".utf8).write(to: place.appending(path: "h\(header).h")) }
            try IncompressibleFile.write(sizeBytes: 512 << 20, seed: UInt64(slice), to: input.appending(path: "slice\(slice)/libA.a"))
        }
        defer { try? FileManager.default.removeItem(at: input) }
        let (ours, theirs) = (folder.appending(path: "ours"), folder.appending(path: "theirs"))
        print("\n2 GB in four slices with 400 headers written as one output (seconds of CPU).\n")
        var peak = 0
        var (own, peer) = (Double.infinity, Double.infinity)
        // By turns, because the system writes what it has in memory to the disk meanwhile, at the cost of whoever runs.
        for _ in 0..<5 {
            own = min(
                own,
                try CPUTime.least(of: 1, on: .children) {
                    try? FileManager.default.removeItem(at: ours)
                    let output = try ProgramTimer.output(
                        ProgramTimer.program("trellis-benchmark"), ["measure-creation", input.path, ours.path])
                    peak = Int(output) ?? 0
                })
            peer = min(
                peer,
                try CPUTime.least(of: 1, on: .children) {
                    try? FileManager.default.removeItem(at: theirs)
                    try ProgramTimer.run(URL(filePath: "/bin/cp"), ["-R", input.path, theirs.path], allowed: [0])
                })
        }
        ProgramTimer.row("written whole or not at all", own)
        ProgramTimer.row("cp -R (ours at most 1.25 times as long)", peer, ratio: peer / own)
        print("peak memory (at most 64 MB)                               \(peak >> 20) MB")
        for place in [ours, theirs] { try? FileManager.default.removeItem(at: place) }
    }

    /// Copies a folder and prints the peak of memory in bytes.
    static func measureOnce(_ input: String, _ output: String) throws {
        var tree = OutputTree()
        try tree.addContents(of: input)
        try OutputWriter().write(tree, to: output)
        print(PeakMemory.sizeBytes)
    }
}
