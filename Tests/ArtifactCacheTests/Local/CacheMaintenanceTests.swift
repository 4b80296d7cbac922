import ArtifactCache
import Checksums
import SystemSupport
import TestSupport
import Testing

@Suite("Looking after the cache of this machine")
struct CacheMaintenanceTests {
    @Test("results, contents and bytes are counted, and clearing leaves nothing")
    func clearing() throws {
        try ScratchFolder.with { folder throws in
            let cache = ArtifactCache(folder: folder.path + "/cache")
            #expect(cache.summary() == CacheSummary())
            try cache.store([1, 2, 3], for: SHA256.digest(of: [1]))
            _ = try cache.storeContent([1, 2])
            _ = try cache.storeContent([3])
            let summary = CacheSummary(resultCount: 1, contentCount: 2, sizeBytes: 35 + 3, damagedCount: 0)
            #expect(cache.summary() == summary)
            #expect(cache.verify() == summary)
            #expect(cache.clear() == summary)
            #expect(cache.summary() == CacheSummary())
        }
    }

    @Test("verifying removes what is damaged, and names that are no checksums")
    func verifying() throws {
        try ScratchFolder.with { folder throws in
            let cache = ArtifactCache(folder: folder.path)
            let digest = try cache.storeContent([1, 2])
            try folder.write("xx", to: "v1/cas/\(digest.text.prefix(2))/\(digest.text.dropFirst(2))")
            try folder.write("xx", to: "v1/ac/zz/short")
            try cache.store([1], for: digest)
            #expect(cache.verify() == CacheSummary(resultCount: 1, contentCount: 0, sizeBytes: 33, damagedCount: 2))
            #expect(cache.summary() == CacheSummary(resultCount: 1, contentCount: 0, sizeBytes: 33, damagedCount: 0))
        }
    }
}
