import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite struct PositionedFileTests {
    private func text(_ file: PositionedFile, at offset: Int, count: Int) throws -> String {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
        defer { buffer.deallocate() }
        let got = try file.read(at: offset, into: buffer)
        return String(decoding: buffer[..<got], as: UTF8.self)
    }

    @Test("any part can be read in any order, and less at the end")
    func parts() throws {
        try ScratchFolder.with { folder in
            try folder.write("0123456789", to: "file")
            let file = try PositionedFile(folder.path("file"))
            #expect(file.sizeBytes == 10)
            #expect(try text(file, at: 7, count: 2) == "78")
            #expect(try text(file, at: 0, count: 3) == "012")
            #expect(try text(file, at: 8, count: 5) == "89")
            #expect(try text(file, at: 10, count: 5) == "")
            #expect(try text(file, at: 1 << 40, count: 5) == "")
            #expect(try text(file, at: -1, count: 5) == "")
        }
    }

    @Test("a folder, a pipe without a writer and nothing are refused at once")
    func refused() throws {
        try ScratchFolder.with { folder in
            try folder.makeFolder("folder")
            _ = try ShellScript.run("mkfifo pipe", in: folder.path)
            for (name, reason) in [("folder", "it is a folder"), ("pipe", "invalid argument"), ("absent", "no such file or folder")] {
                let error = #expect(throws: DiagnosticError.self) { try PositionedFile(folder.path(name)) }
                #expect(error?.diagnostics.first?.message == "cannot read '\(folder.path(name))': \(reason)")
            }
        }
    }
}
