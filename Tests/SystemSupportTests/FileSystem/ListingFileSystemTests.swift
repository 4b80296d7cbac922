import Diagnostics
import SystemSupport
import Testing

@Suite("Files of a listing")
struct ListingFileSystemTests {
    private func files(_ text: String, root: String = "/w") throws -> ListingFileSystem {
        let contents = MemoryFileSystem(["/w/a.swift": "let a = 1", "/elsewhere": "x"])
        return ListingFileSystem(listing: try FileListing(Array(text.utf8), name: "list"), root: root, contents: contents)
    }

    @Test("the folders of the listed files are there, and nothing outside the root")
    func kinds() throws {
        let files = try files("a.swift\nb/c/d.swift\nEmpty/\n")
        #expect(files.kind(at: "/w") == .directory)
        #expect(files.kind(at: "/w/a.swift") == .file)
        #expect(files.kind(at: "/w/b/c") == .directory)
        #expect(files.kind(at: "/w/b/../a.swift") == .file)
        #expect(files.kind(at: "/w/Empty") == .directory)
        #expect(files.kind(at: "/w/x") == nil)
        #expect(files.kind(at: "/") == nil)
        #expect(files.kind(at: "/elsewhere") == nil)
        #expect(files.kind(at: "/wa.swift") == nil)
    }

    @Test("entries are sorted by their bytes and listed once")
    func entries() throws {
        let files = try files("b\nZ\né\na/x\nb\na/y\na/\n")
        #expect(try files.entries(of: "/w").map(\.name) == ["Z", "a", "b", "é"])
        #expect(try files.entries(of: "/w/a").map(\.name) == ["x", "y"])
        #expect(try files.entries(of: "/w").map(\.kind) == [.file, .directory, .file, .file])
    }

    @Test("a folder that is not in the list cannot be listed")
    func missing() throws {
        let files = try files("a")
        #expect(throws: DiagnosticError("list-failed", "the file list has no folder '/w/x'", at: SourceLocation(path: "/w/x"))) {
            try files.entries(of: "/w/x")
        }
    }

    @Test("contents come from the other file system, wherever they lie")
    func reading() throws {
        let files = try files("a.swift")
        #expect(try files.read("/w/a.swift") == Array("let a = 1".utf8))
        #expect(try files.read("/elsewhere") == Array("x".utf8))
    }

    @Test("the root may be the root of the disk")
    func rootOfDisk() throws {
        let files = try files("a/b", root: "/")
        #expect(files.kind(at: "/a/b") == .file)
        #expect(try files.entries(of: "/").map(\.name) == ["a"])
    }
    @Test("what has files below it is a folder, also where the list calls it a file too")
    func conflicts() throws {
        for text in ["a\na/b", "a/b\na"] {
            let files = try files(text)
            #expect(files.kind(at: "/w/a") == .directory)
            #expect(try files.entries(of: "/w") == [DirectoryEntry(name: "a", kind: .directory)])
            #expect(try files.entries(of: "/w/a") == [DirectoryEntry(name: "b", kind: .file)])
        }
    }

    @Test("a line that means the root itself adds nothing to it")
    func rootItself() throws {
        let files = try files("./\na/..\nb.swift")
        #expect(try files.entries(of: "/w").map(\.name) == ["b.swift"])
        #expect(files.kind(at: "/w") == .directory)
    }

    @Test("folders may come and go in any order, and each name is there once")
    func anyOrder() throws {
        let files = try files("b/x\na/é\nb/B\na/c/d\nb/x\na/a.swift\nb/\na/c\na/a")
        #expect(try files.entries(of: "/w").map(\.name) == ["a", "b"])
        #expect(try files.entries(of: "/w/a").map(\.name) == ["a", "a.swift", "c", "é"])
        #expect(try files.entries(of: "/w/b").map(\.name) == ["B", "x"])
        #expect(files.kind(at: "/w/a/c") == .directory)
        #expect(["a/a", "a/a.swift", "a/é", "b/B", "b/x", "a/c/d"].allSatisfy { files.kind(at: "/w/" + $0) == .file })
        #expect(["a/b", "a/a.swif", "a/a.swiftx", "c", "b/", "b/x/y"].allSatisfy { files.kind(at: "/w/" + $0) != .file })
    }
}
