import SystemSupport
import TestSupport
import Testing

/// Whether a file is still the one that it was.
@Suite struct FileStampTests {
    private let stamp = FileStamp(sizeBytes: 1, modifiedSeconds: 100, modifiedNanoseconds: 990_000_000)

    @Test(
        "a stamp settles 20 ms after the file was written",
        arguments: [
            // second, its fraction, how long it still takes
            (100, 990_000_000, 20_000_000),
            (100, 995_000_000, 15_000_000),
            (101, 0, 10_000_000),
            (101, 9_999_999, 1),
            (101, 10_000_000, 0),
            (102, 0, 0),
            (1_000_000, 0, 0),
        ])
    func settling(_ seconds: Int64, _ nanoseconds: Int64, _ expected: Int64) {
        #expect(stamp.unsettledNanoseconds(atSeconds: seconds, nanoseconds: nanoseconds) == expected)
    }

    @Test("a stamp of the future is not waited for", arguments: [(100, 989_999_999), (99, 0), (Int64.min, 0)] as [(Int64, Int64)])
    func future(_ seconds: Int64, _ nanoseconds: Int64) {
        #expect(stamp.unsettledNanoseconds(atSeconds: seconds, nanoseconds: nanoseconds) == 0)
    }

    @Test("a stamp that has settled is older than its time by 20 ms")
    func waiting() throws {
        try ScratchFolder.with { folder in
            try folder.write("a", to: "file")
            let stamp = try #require(FileStamp(of: folder.path("file")))
            stamp.waitUntilSettled()
            try folder.write("b", to: "file")
            let other = try #require(FileStamp(of: folder.path("file")))
            #expect(stamp != other)
        }
    }
}
