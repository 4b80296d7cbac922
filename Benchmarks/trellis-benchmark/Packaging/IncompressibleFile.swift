import Foundation

/// Files of bytes that no disk and no compression makes smaller, the same in each run.
enum IncompressibleFile {
    /// Writes a file.
    static func write(sizeBytes: Int, seed: UInt64, to url: URL) throws {
        guard FileManager.default.createFile(atPath: url.path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        var state = seed &* 2 &+ 1
        // In pieces, so that the memory of this process tells what the work takes.
        for start in stride(from: 0, to: sizeBytes, by: 1 << 20) {
            let words = [UInt64](unsafeUninitializedCapacity: 1 << 17) { buffer, count in
                for index in buffer.indices {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    buffer[index] = state ^ state >> 33
                }
                count = buffer.count
            }
            try handle.write(contentsOf: words.withUnsafeBytes { Data($0.prefix(min(1 << 20, sizeBytes - start))) })
        }
    }
}
