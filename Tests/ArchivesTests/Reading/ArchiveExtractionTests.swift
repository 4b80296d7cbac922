import Archives
import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("Unpacking archives")
struct ArchiveExtractionTests {
    @Test("an archive is unpacked with its links and permissions")
    func unpacking() throws {
        try ScratchFolder.with { scratch in
            let entries = [
                RawZip.Entry("a/b", "text", mode: 0o100755), RawZip.Entry("a/l", "b", mode: 0o120755), RawZip.Entry("e/", mode: 0o040755),
            ]
            try scratch.write(RawZip.bytes(entries), to: "X.zip")
            try ArchiveReader().extract(scratch.path("X.zip"), to: scratch.path("out"))
            #expect(scratch.names() == ["X.zip", "out", "out/a", "out/a/b", "out/a/l", "out/e"])
            #expect(scratch.text("out/a/l") == "text")
            #expect(try ShellScript.run("test -x out/a/b && echo yes", in: scratch.path) == "yes\n")
        }
    }

    @Test("of an archive that is bad further on nothing is unpacked, and an old folder stays")
    func bad() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("old", to: "out/old")
            for bad in [RawZip.Entry("../b"), RawZip.Entry("l", "/", mode: 0o120755), RawZip.Entry("a/b/c")] {
                try scratch.write(RawZip.bytes([RawZip.Entry("a/b", "text"), bad]), to: "X.zip")
                #expect(throws: DiagnosticError.self) {
                    try ArchiveReader().extract(scratch.path("X.zip"), to: scratch.path("out"), writer: OutputWriter(force: true))
                }
                #expect(scratch.names() == ["X.zip", "out", "out/old"])
            }
        }
    }
}
