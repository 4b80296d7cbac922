import ArtifactCache
import Checksums
import SystemSupport
import TestSupport
import Testing

@Suite("Results as messages of the Remote Execution API")
struct StepResultTests {
    private func withCache(_ body: (SharedCache) throws -> Void) throws {
        try ScratchFolder.with { try body(SharedCache(local: ArtifactCache(folder: $0.path))) }
    }

    private static let key = SHA256.digest(of: [1])

    @Test("a result is the message that the interface describes, byte for byte")
    func message() throws {
        try withCache { cache throws in
            try cache.store([.init(path: "a", bytes: [7], isExecutable: true)], report: [9], for: Self.key)
            let hash = Array(SHA256.digest(of: [7]).text.utf8)
            let digest: [UInt8] = [0x0A, 64] + hash + [0x10, 1]
            let file: [UInt8] = [0x0A, 1, 0x61, 0x12, UInt8(digest.count)] + digest + [0x20, 1]
            #expect(cache.local.value(for: Self.key) == [0x12, UInt8(file.count)] + file + [0x3A, 1, 9])
        }
    }

    @Test("fields that are not known are passed over")
    func unknownFields() throws {
        try withCache { cache throws in
            try cache.store([.init(path: "a", bytes: [7])], for: Self.key)
            let known = try #require(cache.local.value(for: Self.key))
            let unknown: [UInt8] = [0x20, 0x96, 0x01, 0x4A, 2, 1, 1, 0x55, 0, 0, 0, 0, 0x59, 0, 0, 0, 0, 0, 0, 0, 0]
            try cache.local.store(unknown + known, for: Self.key)
            #expect(cache.files(for: Self.key)?.contents == [[7]])
        }
    }

    @Test(
        "a result that names a file outside its folder, or one twice, is none",
        arguments: [["/etc/passwd"], ["../a"], ["a/../b"], ["a//b"], ["a/"], ["./a"], ["a", "a"], ["a\0b"]])
    func paths(_ paths: [String]) throws {
        try withCache { cache throws in
            try cache.store(paths.map { .init(path: $0, bytes: [7]) }, for: Self.key)
            #expect(cache.files(for: Self.key) == nil)
        }
    }

    @Test("damaged messages are misses, and never more than that")
    func mutations() throws {
        try withCache { cache throws in
            try cache.store([.init(path: "a/b", bytes: [7]), .init(path: "c", bytes: [8], isExecutable: true)], for: Self.key)
            let message = try #require(cache.local.value(for: Self.key))
            var generator = SeededGenerator(seed: 11)
            for _ in 0..<2_000 {
                var changed = message
                for _ in 0...Int.random(in: 0..<3, using: &generator) {
                    changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
                }
                if Bool.random(using: &generator) { changed.removeLast(Int.random(in: 0..<changed.count, using: &generator)) }
                if changed.isEmpty { continue }
                try cache.local.store(changed, for: Self.key)
                for output in cache.files(for: Self.key)?.result.outputs ?? [] {
                    #expect(!output.path.hasPrefix("/") && !output.path.split(separator: "/").contains(".."))
                }
            }
        }
    }
}
