import Foundation
import Packaging
import SystemSupport

/// How fast the checksum of a large file is made.
struct ChecksumBenchmark {
    let folder: URL

    func run() throws {
        let file = folder.appending(path: "archive.zip")
        try IncompressibleFile.write(sizeBytes: 1 << 30, seed: 5, to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        print("\nThe checksum of a file of 1 GB (seconds of CPU).\n")
        let own = try CPUTime.least(of: 5, on: .process) { _ = try FileChecksum.digest(of: file.path) }
        ProgramTimer.row(String(format: "SHA-256, %.2f GB/s (at least 1)", Double(1 << 30) / 1e9 / own), own)
        let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let peer = ExecutableSearch.find("sha256sum", path: paths) else { return }
        let seconds = try ProgramTimer.seconds(URL(filePath: peer), [file.path], runs: 3)
        ProgramTimer.row("sha256sum", seconds, ratio: seconds / own)
    }
}
