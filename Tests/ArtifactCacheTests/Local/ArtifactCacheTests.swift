import ArtifactCache
import Checksums
import SystemSupport
import TestSupport
import Testing

@Suite("The cache of artifacts")
struct ArtifactCacheTests {
    private func withCache(limit: Int = 1_000_000, _ body: (ArtifactCache, ScratchFolder) throws -> Void) throws {
        try ScratchFolder.with { folder in
            try body(ArtifactCache(folder: folder.path + "/cache", sizeLimitBytes: limit), folder)
        }
    }

    private static func key(_ text: String) -> Digest {
        var key = CacheKey("test", version: 1)
        key.add("text", text)
        return key.digest
    }

    /// The files of the cache, by path.
    private func files(of cache: ArtifactCache) throws -> [String] {
        var found: [String] = []
        for kind in ["ac", "cas"] {
            let folder = "\(cache.folder)/v1/\(kind)"
            for shard in (try? DiskFileSystem().entries(of: folder)) ?? [] {
                found += try DiskFileSystem().entries(of: "\(folder)/\(shard.name)").map { "\(folder)/\(shard.name)/\($0.name)" }
            }
        }
        return found.sorted()
    }

    @Test("a value is found by its key, and by no other")
    func values() throws {
        try withCache { cache, _ in
            #expect(cache.value(for: Self.key("a")) == nil)
            try cache.store(Array("one".utf8), for: Self.key("a"))
            try cache.store([], for: Self.key("b"))
            #expect(cache.value(for: Self.key("a")) == Array("one".utf8))
            #expect(cache.value(for: Self.key("b")) == [])
            #expect(cache.value(for: Self.key("c")) == nil)
            try cache.store(Array("two".utf8), for: Self.key("a"))
            #expect(cache.value(for: Self.key("a")) == Array("two".utf8))
        }
    }

    @Test("a content is found by its checksum, and stands there once")
    func contents() throws {
        try withCache { cache, _ in
            let bytes = Array("some content".utf8)
            let digest = try cache.storeContent(bytes)
            #expect(digest == SHA256.digest(of: bytes))
            #expect(try cache.storeContent(bytes) == digest)
            #expect(cache.content(digest) == bytes)
            #expect(try files(of: cache) == ["\(cache.folder)/v1/cas/\(digest.text.prefix(2))/\(digest.text.dropFirst(2))"])
        }
    }

    @Test("what is damaged is as good as missing, and goes", arguments: ["", "short", String(repeating: "x", count: 100)])
    func damage(text: String) throws {
        try withCache { cache, _ in
            try cache.store(Array("value".utf8), for: Self.key("a"))
            let digest = try cache.storeContent(Array("content".utf8))
            for file in try files(of: cache) { _ = try AtomicFile.write(Array(text.utf8), to: file, below: cache.folder) }
            #expect(cache.value(for: Self.key("a")) == nil)
            #expect(cache.content(digest) == nil)
            #expect(try files(of: cache) == [])
            try cache.store(Array("value".utf8), for: Self.key("a"))
            #expect(cache.value(for: Self.key("a")) == Array("value".utf8))
        }
    }

    @Test("a content that was cut is written again")
    func cutContent() throws {
        try withCache { cache, _ in
            let digest = try cache.storeContent(Array("content".utf8))
            for file in try files(of: cache) { _ = try AtomicFile.write(Array("con".utf8), to: file, below: cache.folder) }
            #expect(try cache.storeContent(Array("content".utf8)) == digest)
            #expect(cache.content(digest) == Array("content".utf8))
        }
    }

    @Test("parts of a key do not run into each other")
    func keys() {
        func digest(_ parts: [(String, String)], version: Int = 1) -> Digest {
            var key = CacheKey("kind", version: version)
            for (label, text) in parts { key.add(label, text) }
            return key.digest
        }
        let all = [
            digest([]), digest([("a", "b")]), digest([("a", "b"), ("c", "d")]), digest([("a", "bc"), ("", "d")]), digest([("ab", "")]),
            digest([("c", "d"), ("a", "b")]), digest([("a", "b")], version: 2),
        ]
        #expect(Set(all).count == all.count)
        #expect(digest([("a", "b")]).text == "400f01e7728917c1d5d6d77d4fe05cc298200ae781e9743acffbdd1fdef8d209")
    }

    @Test("beyond its limit the cache loses what was used longest ago, and keeps the rest")
    func pruning() throws {
        try withCache(limit: 1_000) { cache, _ in
            for index in 0..<10 {
                try cache.store([UInt8](repeating: UInt8(index), count: 168), for: Self.key("\(index)"))
            }
            // 200 bytes each with their checksums: of 2,000 at most 800 stay.
            #expect(cache.prune() == 6)
            #expect(try files(of: cache).count == 4)
            #expect(cache.prune() == 0)
            let kept = (0..<10).filter { cache.value(for: Self.key("\($0)")) != nil }
            #expect(kept.count == 4)
        }
    }

    @Test("a cache that cannot be written says so, and one that is nowhere is empty")
    func nowhere() throws {
        try ScratchFolder.with { folder in
            try folder.write("a file", to: "cache")
            let cache = ArtifactCache(folder: folder.path + "/cache")
            #expect(cache.value(for: Self.key("a")) == nil)
            #expect(throws: (any Error).self) { try cache.store([1], for: Self.key("a")) }
            #expect(cache.prune() == 0)
        }
    }

    @Test("the folder is the one that the environment names")
    func standardFolder() {
        #expect(ArtifactCache.standardFolder(environment: ["TRELLIS_CACHE": "/c/../d", "HOME": "/h"]) == "/d")
        #expect(ArtifactCache.standardFolder(environment: ["XDG_CACHE_HOME": "/x"]) == "/x/trellis/artifacts")
        #expect(ArtifactCache.standardFolder(environment: [:]) == nil)
        #expect(ArtifactCache.standardFolder(environment: ["TRELLIS_CACHE": "relative", "XDG_CACHE_HOME": "/x"]) == "/x/trellis/artifacts")
    }

    @Test("many tasks may use a cache at once")
    func together() async throws {
        let folder = try TemporaryFolder()
        let cache = ArtifactCache(folder: folder.path)
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<20 {
                group.addTask {
                    (0..<50).allSatisfy { index in
                        let (key, value) = (Self.key("\(index)"), Array("value \(index)".utf8))
                        if (task + index).isMultiple(of: 3) { try? cache.store(value, for: key) }
                        let found = cache.value(for: key)
                        return found == nil || found == value
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
        for index in 0..<50 { #expect(cache.value(for: Self.key("\(index)")) == Array("value \(index)".utf8)) }
    }
}
