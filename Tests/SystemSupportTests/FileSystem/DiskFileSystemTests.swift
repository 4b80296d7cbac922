import Diagnostics
import Foundation
import SystemSupport
import Testing

@Suite("Files on disk")
struct DiskFileSystemTests {
    private let disk = DiskFileSystem()

    @Test("entries are sorted by their bytes; links count as what they point to, dangling ones as files")
    func entries() throws {
        try TestFiles.with { files in
            try files.write("", to: "b")
            try files.write("", to: "Z")
            try files.write("", to: "é.swift")
            try files.write("", to: ".hidden")
            try files.makeFolder("a")
            try files.link("toFolder", to: "a")
            try files.link("toFile", to: "b")
            try files.link("dangling", to: "nothing")
            try files.link("loop", to: "loop")
            #expect(
                try disk.entries(of: files.root) == [
                    DirectoryEntry(name: ".hidden", kind: .file),
                    DirectoryEntry(name: "Z", kind: .file),
                    DirectoryEntry(name: "a", kind: .directory),
                    DirectoryEntry(name: "b", kind: .file),
                    DirectoryEntry(name: "dangling", kind: .file, isSymbolicLink: true),
                    DirectoryEntry(name: "loop", kind: .file, isSymbolicLink: true),
                    DirectoryEntry(name: "toFile", kind: .file, isSymbolicLink: true),
                    DirectoryEntry(name: "toFolder", kind: .directory, isSymbolicLink: true),
                    DirectoryEntry(name: "é.swift", kind: .file),
                ]
            )
        }
    }

    @Test("the kind follows links, and what does not exist has none")
    func kinds() throws {
        try TestFiles.with { files in
            try files.write("x", to: "a/b")
            try files.link("link", to: "a")
            try files.link("dangling", to: "nothing")
            #expect(disk.kind(at: files.path("a")) == .directory)
            #expect(disk.kind(at: files.path("link")) == .directory)
            #expect(disk.kind(at: files.path("link/b")) == .file)
            #expect(disk.kind(at: files.path("dangling")) == nil)
            #expect(disk.kind(at: files.path("a/b/c")) == nil)
        }
    }

    @Test("files are read whole, whatever their size and bytes", arguments: [0, 1, 65_536, 3_000_001])
    func reading(count: Int) throws {
        try TestFiles.with { files in
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try Data(bytes).write(to: URL(fileURLWithPath: files.path("file")))
            #expect(try disk.read(files.path("file")) == bytes)
        }
    }

    @Test("a file that does not know its size is read whole", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func sizeless() throws {
        #expect(try disk.read("/proc/self/status").count > 100)
    }

    @Test("what cannot be read or listed is an error that names the path and the reason")
    func failures() throws {
        try TestFiles.with { files in
            try files.write("", to: "file")
            let missing = files.path("missing")
            let file = files.path("file")
            let root = files.root
            #expect(throws: failure("read", missing, "no such file or folder")) { try disk.read(missing) }
            #expect(throws: failure("read", root, "it is a folder")) { try disk.read(root) }
            #expect(throws: failure("read", file + "/x", "a part of the path is no folder")) { try disk.read(file + "/x") }
            #expect(throws: failure("list", missing, "no such file or folder")) { try disk.entries(of: missing) }
            #expect(throws: failure("list", file, "a part of the path is no folder")) { try disk.entries(of: file) }
        }
    }

    private func failure(_ action: String, _ path: String, _ reason: String) -> DiagnosticError {
        DiagnosticError("\(action)-failed", "cannot \(action) '\(path)': \(reason)", at: SourceLocation(path: path))
    }
}
