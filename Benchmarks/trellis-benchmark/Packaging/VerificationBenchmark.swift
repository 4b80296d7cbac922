import BundleInspection
import Diagnostics
import Foundation
import Reports

/// What it costs to verify and to check an app of 60,000 files and 2 GB, beside reading its bytes once.
struct VerificationBenchmark {
    let folder: URL

    private static let frameworkCount = 40
    private static let frameworkBytes = 25 << 20
    private static let folderCount = 590
    private static let filesPerFolder = 100
    private static let fileBytes = 17_000

    func run() throws {
        let app = folder.appending(path: "App.app")
        try write(to: app)
        defer { try? FileManager.default.removeItem(at: app) }
        print("\nAn app of 60,000 files and 2 GB verified and checked (seconds of CPU).\n")
        let read = "find \"$0\" -type f -print0 | xargs -0 cat"
        let seconds = try CPUTime.least(of: 3, on: .children) {
            try ProgramTimer.run(URL(filePath: "/bin/sh"), ["-c", read, app.path], allowed: [0])
        }
        ProgramTimer.row("cat of all files", seconds)
        for (name, audience) in [("trellis-package verify", RuleAudience.packaging), ("trellis-bundle check", .store)] {
            var peak = 0
            let own = try CPUTime.least(of: 3, on: .children) {
                let arguments = ["measure-verification", app.path, "\(audience.rawValue)"]
                peak = Int(try ProgramTimer.output(ProgramTimer.program("trellis-benchmark"), arguments)) ?? 0
            }
            let factor = String(format: "%.1f", own / seconds)
            ProgramTimer.row("\(name), \(factor) times cat (at most 1.5)", own)
            print("peak memory (at most 300 MB)                              \(peak >> 20) MB")
        }
    }

    /// Verifies a product and prints the peak of memory in bytes.
    static func measureOnce(_ path: String, for audience: RuleAudience) throws {
        let verification = Verification(
            paths: [path], selection: try RuleSelection(among: RuleTable.rules(for: audience)), audience: audience,
            tool: Report.Tool(name: "benchmark", version: ""))
        let report = try verification.report(from: "/")
        precondition(report.targets.first?.fileCount == frameworkCount * 2 + folderCount * filesPerFolder, "files are missing")
        print(PeakMemory.sizeBytes)
    }

    private func write(to app: URL) throws {
        for number in 0..<Self.frameworkCount {
            let framework = app.appending(path: "Frameworks/F\(number).framework")
            try FileManager.default.createDirectory(at: framework, withIntermediateDirectories: true)
            let binary = framework.appending(path: "F\(number)")
            try IncompressibleFile.write(sizeBytes: Self.frameworkBytes, seed: UInt64(number), to: binary)
            try writeHeader(to: binary)
            try Data("<plist version=\"1.0\"><dict/></plist>\n".utf8).write(to: framework.appending(path: "Info.plist"))
        }
        let image = Data(repeating: 0x2f, count: Self.fileBytes)
        for number in 0..<Self.folderCount {
            let place = app.appending(path: "Images/\(number)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for file in 0..<Self.filesPerFolder { try image.write(to: place.appending(path: "\(file).png")) }
        }
    }

    /// Makes a dynamic library without load commands of a file.
    private func writeHeader(to url: URL) throws {
        let handle = try FileHandle(forUpdating: url)
        defer { try? handle.close() }
        for word: UInt32 in [0xfeed_facf, 0x0100_000c, 0, 6, 0, 0, 0, 0] {
            try withUnsafeBytes(of: word.littleEndian) { try handle.write(contentsOf: Data($0)) }
        }
    }
}
