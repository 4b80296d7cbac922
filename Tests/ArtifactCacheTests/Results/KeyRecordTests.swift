import ArtifactCache
import Checksums
import TestSupport
import Testing

@Suite("Why a step ran again")
struct KeyRecordTests {
    private func key(_ parts: [(String, String)], subject: String = "Strings") -> StepKey {
        var key = StepKey("compile", version: 1, subject: subject)
        for (label, value) in parts { key.add(label, value) }
        return key
    }

    @Test("the parts that differ from the key before are known")
    func changes() throws {
        try ScratchFolder.with { folder throws in
            let cache = ArtifactCache(folder: folder.path)
            let first = key([("format", "xml"), ("input a", "1"), ("input b", "2")])
            let second = key([("format", "xml"), ("input a", "3"), ("input c", "4")])
            cache.note(first)
            cache.note(second)
            cache.note(second)
            #expect(cache.latestKey(of: "Strings") == second.digest)
            let record = try #require(cache.record(of: second.digest))
            #expect(record.subject == "Strings")
            #expect(record.previous == first.digest)
            let old = try #require(cache.record(of: first.digest))
            #expect(old.previous == nil)
            #expect(
                record.changes(since: old) == [
                    .init(label: "input a", old: "1", new: "3"), .init(label: "input c", old: nil, new: "4"),
                    .init(label: "input b", old: "2", new: nil),
                ])
        }
    }

    @Test("the subject is no part of the key, and each has its own history")
    func subjects() throws {
        try ScratchFolder.with { folder throws in
            let cache = ArtifactCache(folder: folder.path)
            let one = key([("a", "1")], subject: "One")
            #expect(one.digest == key([("a", "1")], subject: "Two").digest)
            cache.note(one)
            #expect(cache.latestKey(of: "Two") == nil)
        }
    }
}
