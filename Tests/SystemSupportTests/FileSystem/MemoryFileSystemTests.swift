import Diagnostics
import SystemSupport
import Testing

@Suite("Files in memory")
struct MemoryFileSystemTests {
    private let files = MemoryFileSystem(["/a/b.swift": "let b = 2", "/a/Empty/": ""])

    @Test("folders are implied by their files")
    func kinds() throws {
        #expect(files.kind(at: "/") == .directory)
        #expect(files.kind(at: "/a") == .directory)
        #expect(files.kind(at: "/a/./b.swift") == .file)
        #expect(files.kind(at: "/a/Empty") == .directory)
        #expect(files.kind(at: "/b") == nil)
        #expect(try files.entries(of: "/a").map(\.name) == ["Empty", "b.swift"])
    }

    @Test("what is not there is an error that names the path")
    func missing() throws {
        #expect(try files.read("/a/b.swift") == Array("let b = 2".utf8))
        #expect(throws: DiagnosticError("read-failed", "cannot read '/x': no such file or folder", at: SourceLocation(path: "/x"))) {
            try files.read("/x")
        }
        #expect(throws: DiagnosticError("list-failed", "cannot list '/x': no such file or folder", at: SourceLocation(path: "/x"))) {
            try files.entries(of: "/x")
        }
    }
}
