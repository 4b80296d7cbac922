import Archives
import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("Directories of zips")
struct ZipDirectoryTests {
    @Test(
        "what entries take adds up to the archive",
        .enabled(if: ExecutableSearch.find("zip", path: ProcessEnvironment.variable("PATH") ?? "") != nil))
    func sums() throws {
        try ScratchFolder.with { folder in
            try folder.write([UInt8](repeating: 0, count: 50_000), to: "X/zeros")
            try folder.write(Array("hello".utf8), to: "X/é.txt")
            #expect(try ShellScript.run("zip -qrX X.zip X", in: folder.path) == "")
            let sizes = try ZipDirectory.packedSizes(of: folder.path("X.zip"))
            #expect(sizes.keys.sorted() == ["X/", "X/zeros", "X/é.txt"])
            #expect(sizes.values.reduce(0, +) + 22 == Int(FileStamp(of: folder.path("X.zip"))?.sizeBytes ?? 0))
            #expect(sizes["X/zeros"].map { $0 < 300 } == true)
            #expect(sizes["X/é.txt"] == 5 + 30 + 46 + 2 * 8)
        }
    }

    @Test("what is no zip has no directory, and damaged ones are read without a trap")
    func damage() throws {
        try ScratchFolder.with { folder in
            var tree = OutputTree()
            try tree.add("a.txt", text: "a")
            try tree.add("b/c.txt", text: String(repeating: "b", count: 1000))
            let bytes = try ZipWriter().bytes(of: tree)
            for damaged in Mutations(of: bytes, structure: "PK\u{01}\u{02}\u{05}\u{06}\0", count: 2000, seed: 75) {
                try folder.write(damaged, to: "X.zip")
                let sizes = try ZipDirectory.packedSizes(of: folder.path("X.zip"))
                #expect(sizes.values.allSatisfy { $0 >= 0 })
            }
            for text in ["", "PK", "no archive at all"] {
                try folder.write(Array(text.utf8), to: "X.zip")
                #expect(try ZipDirectory.packedSizes(of: folder.path("X.zip")).isEmpty)
            }
        }
    }

    @Test("an estimate is what deflate makes of bytes, and never more than they are")
    func estimate() {
        #expect(DeflateEstimate.size(of: []) == 0)
        #expect((100...300).contains(DeflateEstimate.size(of: [UInt8](repeating: 7, count: 100_000))))
        var generator = SeededGenerator(seed: 6)
        let noise = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        #expect(DeflateEstimate.size(of: noise) == 10_000)
    }
}
