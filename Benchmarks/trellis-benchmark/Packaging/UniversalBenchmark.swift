import Diagnostics
import Foundation
import ObjectFiles
import SystemSupport

/// What it costs to join two files of 300 MB, ours beside `llvm-lipo -create`.
struct UniversalBenchmark {
    let folder: URL

    private static let sizeBytes = 300 << 20

    func run() throws {
        let inputs = [folder.appending(path: "arm64.o"), folder.appending(path: "x86_64.o")]
        try write(cpuType: 0x0100_000c, subtype: 0, to: inputs[0])
        try write(cpuType: 0x0100_0007, subtype: 3, to: inputs[1])
        let output = folder.appending(path: "ours")
        print("\nTwo files of 300 MB joined to a universal one (seconds of CPU).\n")
        let own = try CPUTime.least(of: 3, on: .process) { try join(inputs, to: output) }
        ProgramTimer.row("join and write", own)
        let memory = PeakMemory.sizeBytes
        print("peak memory of this process                               \(memory >> 20) MB")
        let names = ["llvm-lipo", "llvm-lipo-14", "lipo"]
        let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let peer = names.lazy.compactMap({ ExecutableSearch.find($0, path: paths) }).first else { return }
        let theirs = folder.appending(path: "theirs")
        let seconds = try CPUTime.least(of: 3, on: .children) {
            try? FileManager.default.removeItem(at: theirs)
            try ProgramTimer.run(
                URL(filePath: peer), ["-create"] + inputs.map(\.path) + ["-output", theirs.path], allowed: [0])
        }
        ProgramTimer.row("\(URL(filePath: peer).lastPathComponent) -create", seconds, ratio: seconds / own)
        precondition(FileManager.default.contentsEqual(atPath: output.path, andPath: theirs.path), "lipo made other bytes")
    }

    private func join(_ inputs: [URL], to output: URL) throws {
        try? FileManager.default.removeItem(at: output)
        let sources = try inputs.map { try ByteSource(contentsOf: $0.path) }
        let file = try NewFile(output.path)
        var sink = FileSink(file)
        try UniversalWriter.join(sources, path: output.path).write(to: &sink)
        try file.close()
    }

    /// Writes a header without load commands, and bytes that no disk can make smaller.
    private func write(cpuType: UInt32, subtype: UInt32, to url: URL) throws {
        var data = Data()
        for word in [0xfeed_facf, cpuType, subtype, 1, 0, 0, 0, 0] {
            withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) }
        }
        try data.write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try handle.seekToEnd()
        var state: UInt64 = 1
        // In pieces, so that the memory of this process tells what joining takes.
        for _ in 0..<Self.sizeBytes >> 20 {
            var piece = Data(capacity: 1 << 20)
            while piece.count < 1 << 20 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                withUnsafeBytes(of: state) { piece.append(contentsOf: $0) }
            }
            try handle.write(contentsOf: piece)
        }
    }
}
