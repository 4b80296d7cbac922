import SystemSupport
import TestSupport
import Testing

@Suite("a cache folder")
struct CacheFolderTests {
    private let key = Array("key\nof two lines".utf8)

    @Test("what was remembered is found by another process that asks the same")
    func remembers() throws {
        try ScratchFolder.with { scratch in
            try CacheFolder(path: scratch.path("a/b")).remember([1, 0, 10, 255], for: key)
            #expect(CacheFolder(path: scratch.path("a/b")).value(for: key) == [1, 0, 10, 255])
            #expect(CacheFolder(path: scratch.path("a/b")).value(for: Array("key".utf8)) == nil)
        }
    }

    @Test("an entry that is damaged in any byte is no entry, and is written anew")
    func damaged() throws {
        try ScratchFolder.with { scratch in
            let cache = CacheFolder(path: scratch.path("c"))
            let value = Array("the value".utf8)
            try cache.remember(value, for: key)
            let name = try #require(scratch.names().first { $0.hasSuffix(".entry") })
            let bytes = try DiskFileSystem().read(scratch.path(name))
            for index in bytes.indices {
                var copy = bytes
                copy[index] ^= 1
                try scratch.write(copy, to: name)
                #expect(cache.value(for: key) == nil)
                try scratch.write(Array(bytes[..<index]), to: name)
                #expect(cache.value(for: key) == nil)
            }
            try cache.remember(value, for: key)
            #expect(cache.value(for: key) == value)
        }
    }

    @Test("an entry under the hash of another key is not taken for it")
    func foreignKey() throws {
        try ScratchFolder.with { scratch in
            let cache = CacheFolder(path: scratch.path("c"))
            let other = Array("other".utf8)
            try cache.remember([1], for: key)
            let entry = try #require(scratch.text("c/\(StableHash(key).text).entry"))
            try scratch.write(entry, to: "c/\(StableHash(other).text).entry")
            #expect(cache.value(for: other) == nil)
        }
    }

    @Test("there are never more entries than may be, and the newest is among them")
    func bounded() throws {
        try ScratchFolder.with { scratch in
            let cache = CacheFolder(path: scratch.path("c"), entryLimit: 3)
            for number in 0..<9 as Range<UInt8> {
                try cache.remember([number], for: [number])
                let count = scratch.names().filter { $0.hasSuffix(".entry") }.count
                #expect(count == min(3, Int(number) + 1))
            }
        }
    }

    @Test("other files in the folder are left alone")
    func otherFiles() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("mine", to: "c/notes.txt")
            let cache = CacheFolder(path: scratch.path("c"), entryLimit: 1)
            try cache.remember([1], for: [1])
            try cache.remember([2], for: [2])
            #expect(scratch.text("c/notes.txt") == "mine")
        }
    }

    @Test("the folder stands where the system keeps caches, and nowhere without a home")
    func standardPath() {
        #expect(CacheFolder.standardPath(for: "manifests", environment: ["XDG_CACHE_HOME": "/x/", "HOME": "/h"]) == "/x/trellis/manifests")
        #if os(macOS)
            #expect(CacheFolder.standardPath(for: "m", environment: ["HOME": "/h"]) == "/h/Library/Caches/trellis/m")
        #else
            #expect(CacheFolder.standardPath(for: "m", environment: ["HOME": "/h", "XDG_CACHE_HOME": "rel"]) == "/h/.cache/trellis/m")
        #endif
        #expect(CacheFolder.standardPath(for: "m", environment: [:]) == nil)
    }

    @Test("a stable hash is that of FNV-1a")
    func stableHash() {
        #expect(StableHash([]).text == "cbf29ce484222325")
        #expect(StableHash("a".utf8).text == "af63dc4c8601ec8c")
        #expect(StableHash("foobar".utf8).text == "85944171f73967e8")
    }
}
