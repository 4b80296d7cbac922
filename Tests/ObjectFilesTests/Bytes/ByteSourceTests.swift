import Diagnostics
import ObjectFiles
import SystemSupport
import TestSupport
import Testing

@Suite struct ByteSourceTests {
    @Test("a window of a file reads from its own beginning and knows where that is in the file")
    func window() throws {
        try ScratchFolder.with { folder in
            try folder.write("0123456789", to: "file")
            let source = try ByteSource(contentsOf: folder.path("file"))
            let inner = try source.window(at: 2, count: 6).window(at: 1, count: 3)
            #expect(try inner.readAll() == Array("345".utf8))
            #expect(inner.place.start == 3)
        }
    }

    @Test(
        "what does not fit is refused with the byte in the file, and nothing overflows",
        arguments: [(9, 2), (11, 0), (-1, 1), (1, Int.max), (Int.max, 1)])
    func outside(offset: Int, count: Int) throws {
        let source = ByteSource(Array("0123456789".utf8), path: "/a/file")
        #expect(throws: DiagnosticError.self) { try source.read(at: offset, count: count) }
        #expect(throws: DiagnosticError.self) { try source.window(at: offset, count: count) }
    }

    @Test("the message names the file, the member, the architecture and the byte")
    func message() throws {
        var source = ByteSource(Array("0123456789".utf8), path: "/a/libX.a")
        source.place.member = "foo.o"
        source.place.architecture = "arm64"
        let error = #expect(throws: DiagnosticError.self) { try source.window(at: 4, count: 6).read(at: 5, count: 2, "a header") }
        #expect(
            error?.description
                == "/a/libX.a: error: libX.a(foo.o) [arm64]: a header of 2 bytes does not fit into its 6 bytes at byte 0x9 "
                + "[object-truncated]")
    }

    @Test("joined sources read across their seams, also through a window")
    func joined() throws {
        let parts = ["abc", "", "d", "efgh"].map { ByteSource(Array($0.utf8), path: "part") }
        let whole = ByteSource(joining: parts, as: BytePlace(path: "whole"))
        #expect(whole.count == 8)
        for first in 0...8 {
            for end in first...8 {
                let text = String(decoding: try whole.read(at: first, count: end - first), as: UTF8.self)
                #expect(text == String(Array("abcdefgh")[first..<end]))
            }
        }
        #expect(try whole.window(at: 2, count: 4).window(at: 1, count: 3).readAll() == Array("def".utf8))
    }

    @Test("a written file holds what the parts of files and of memory hold")
    func written() throws {
        try ScratchFolder.with { folder in
            let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
            try folder.write(large, to: "large")
            let file = try ByteSource(contentsOf: folder.path("large"))
            let whole = ByteSource(
                joining: [ByteSource([1, 2, 3], path: "x"), try file.window(at: 7, count: 2_500_000), ByteSource([4], path: "x")],
                as: BytePlace(path: "whole"))
            let expected = [1, 2, 3] + large[7..<2_500_007] + [4]

            let output = try NewFile(folder.path("output"))
            var fileSink = FileSink(output)
            try whole.write(to: &fileSink)
            try output.close()
            #expect(try DiskFileSystem().read(folder.path("output")) == expected)

            var memorySink = MemorySink()
            try whole.write(to: &memorySink)
            #expect(memorySink.bytes == expected)
        }
    }

    @Test("a folder, a pipe and nothing are no files")
    func noFile() throws {
        try ScratchFolder.with { folder in
            try folder.makeFolder("folder")
            _ = try ShellScript.run("mkfifo pipe", in: folder.path)
            for name in ["folder", "pipe", "absent"] {
                let error = #expect(throws: DiagnosticError.self) { try ByteSource(contentsOf: folder.path(name)) }
                #expect(error?.diagnostics.first?.code == "read-failed")
            }
        }
    }
}
