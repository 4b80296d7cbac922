import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite struct NewFileTests {
    private func write(_ text: String, to file: NewFile) throws(DiagnosticError) {
        let bytes = Array(text.utf8)
        let result = bytes.withUnsafeBytes { all in Result { () throws(DiagnosticError) in try file.write(all) } }
        try result.get()
    }

    @Test("bytes and parts of other files follow each other, and the permissions are those that were asked for")
    func written() throws {
        try ScratchFolder.with { folder in
            try folder.write("0123456789", to: "other")
            let other = try PositionedFile(folder.path("other"))
            let file = try NewFile(folder.path("file"), mode: 0o755)
            try write("ab", to: file)
            try file.write(contentsOf: other, at: 3, count: 4)
            try write("cd", to: file)
            try file.write(contentsOf: other, at: 0, count: 0)
            try file.close()
            try file.close()
            #expect(folder.text("file") == "ab3456cd")
            #expect(try ShellScript.run("ls -l file", in: folder.path).hasPrefix("-rwxr-xr-x"))
        }
    }

    @Test("a part that the other file does not have is an error")
    func tooShort() throws {
        try ScratchFolder.with { folder in
            try folder.write("0123456789", to: "other")
            let other = try PositionedFile(folder.path("other"))
            let file = try NewFile(folder.path("file"))
            let error = #expect(throws: DiagnosticError.self) { try file.write(contentsOf: other, at: 8, count: 4) }
            #expect(error?.diagnostics.first?.message == "'\(folder.path("other"))' became shorter while it was read")
        }
    }

    @Test("what stands there already stays as it is")
    func existing() throws {
        try ScratchFolder.with { folder in
            try folder.write("old", to: "file")
            let error = #expect(throws: DiagnosticError.self) { try NewFile(folder.path("file")) }
            #expect(error?.diagnostics.first?.code == "write-failed")
            #expect(folder.text("file") == "old")
        }
    }
}
