import Diagnostics
import Foundation
import SystemSupport
import Testing

@Suite("Atomic writes")
struct AtomicFileTests {
    private func write(_ text: String, to path: String, below root: String) throws -> AtomicFile.WriteOutcome {
        try AtomicFile.write(Array(text.utf8), to: path, below: root)
    }

    private func inode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }

    @Test("a file is made with its folders, and nothing else")
    func creating() throws {
        try TestFiles.with { files in
            let outcome = try write("é", to: files.path("a/b/c.txt"), below: files.root)
            #expect(outcome == .written)
            #expect(files.text("a/b/c.txt") == "é")
            #expect(files.names("a/b") == ["c.txt"])
        }
    }

    @Test("a file that has the content already is not touched")
    func unchanged() throws {
        try TestFiles.with { files in
            try files.write("same", to: "a")
            let before = try inode(files.path("a"))
            #expect(try write("same", to: files.path("a"), below: files.root) == .unchanged)
            #expect(try inode(files.path("a")) == before)
            #expect(try write("sane", to: files.path("a"), below: files.root) == .written)
            #expect(try inode(files.path("a")) != before)
            #expect(try write("", to: files.path("a"), below: files.root) == .written)
            #expect(files.text("a") == "")
        }
    }

    @Test("permissions of the old file are kept")
    func permissions() throws {
        try TestFiles.with { files in
            try files.write("old", to: "run")
            try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: files.path("run"))
            _ = try write("new", to: files.path("run"), below: files.root)
            let attributes = try FileManager.default.attributesOfItem(atPath: files.path("run"))
            #expect(attributes[.posixPermissions] as? Int == 0o751)
        }
    }

    @Test("a path that leaves the root is refused", arguments: ["../x", "", ".", "in/../../x", "out/x", "out/deep/x", "outFile"])
    func leaving(name: String) throws {
        try TestFiles.with { files in
            try files.write("keep", to: "outside/file")
            try files.makeFolder("root/in")
            try files.link("root/out", to: "../outside")
            try files.link("root/outFile", to: "../outside/file")
            let path = files.path("root/" + name)
            let root = files.path("root")
            let message = "'\(path)' is not written because it lies outside of '\(root)'"
            #expect(throws: DiagnosticError("write-outside-root", message, at: SourceLocation(path: path))) {
                try write("x", to: path, below: root)
            }
            #expect(files.names("outside") == ["file"])
            #expect(files.text("outside/file") == "keep")
            #expect(files.names() == ["outside", "root"])
        }
    }

    @Test("links inside of the root are followed and stay")
    func links() throws {
        try TestFiles.with { files in
            try files.write("old", to: "real/file")
            try files.link("folder", to: "real")
            try files.link("file", to: "folder/file")
            #expect(try write("one", to: files.path("folder/new"), below: files.root) == .written)
            #expect(files.text("real/new") == "one")
            #expect(try write("two", to: files.path("file"), below: files.root) == .written)
            #expect(files.text("real/file") == "two")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: files.path("file")) == "folder/file")
            #expect(files.names("real") == ["file", "new"])
        }
    }

    @Test("the root itself may be reached through a link")
    func linkedRoot() throws {
        try TestFiles.with { files in
            try files.makeFolder("real")
            try files.link("root", to: "real")
            #expect(try write("x", to: files.path("root/a/b"), below: files.path("root")) == .written)
            #expect(files.text("real/a/b") == "x")
        }
    }

    @Test("what stands in the way is an error that names the path")
    func obstacles() throws {
        try TestFiles.with { files in
            try files.write("", to: "file")
            try files.makeFolder("folder")
            try files.link("dangling", to: "nothing")
            mkfifo(files.path("fifo"), 0o600)
            for (name, reason) in [
                ("folder", "it is a folder"), ("file/x", "a part of the path is no folder"), ("fifo", "it is no regular file"),
                ("dangling", "no such file or folder"), ("dangling/x", "no such file or folder"),
                (String(repeating: "n", count: 300), "the name is too long"),
            ] {
                let path = files.path(name)
                #expect(throws: DiagnosticError("write-failed", "cannot write '\(path)': \(reason)", at: SourceLocation(path: path))) {
                    try write("x", to: path, below: files.root)
                }
            }
            #expect(files.names() == ["dangling", "fifo", "file", "folder"])
        }
    }

    @Test("a root that does not exist is an error")
    func missingRoot() throws {
        try TestFiles.with { files in
            let root = files.path("none")
            let message = "cannot write '\(root)': no such file or folder"
            #expect(throws: DiagnosticError("write-failed", message, at: SourceLocation(path: root))) {
                try write("x", to: files.path("none/x"), below: root)
            }
        }
    }

    @Test("files that a dead process has left do not stand in the way")
    func leftovers() throws {
        try TestFiles.with { files in
            let leftover = ".trellis-\(getpid())-0.tmp"
            try files.write("half", to: leftover)
            #expect(try write("x", to: files.path("a"), below: files.root) == .written)
            #expect(files.names() == [leftover, "a"])
        }
    }

    @Test("a folder that may not be written leaves everything as it was", .enabled(if: geteuid() != 0, "root may write anywhere"))
    func readOnly() throws {
        try TestFiles.with { files in
            try files.write("old", to: "a/file")
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: files.path("a"))
            defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: files.path("a")) }
            let path = files.path("a/file")
            #expect(throws: DiagnosticError("write-failed", "cannot write '\(path)': permission denied", at: SourceLocation(path: path))) {
                try write("new", to: path, below: files.root)
            }
            #expect(files.text("a/file") == "old")
        }
    }

    @Test("a disk that takes no more leaves the old file and no other")
    func fullDisk() async {
        await #expect(processExitsWith: .exitCode(0)) {
            try TestFiles.with { files in
                try files.write("old", to: "file")
                signal(SIGXFSZ, SIG_IGN)
                limitFileSize(1000)
                #expect(throws: DiagnosticError.self) {
                    try AtomicFile.write([UInt8](repeating: 0x61, count: 5000), to: files.path("file"), below: files.root)
                }
                guard files.text("file") == "old", files.names() == ["file"] else { StandardStreams.exit(7) }
            }
            StandardStreams.exit(0)
        }
    }

    @Test("many writers of one file leave one whole content")
    func concurrency() async throws {
        let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: root) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in UInt8(0)..<16 {
                group.addTask {
                    let bytes = [UInt8](repeating: number, count: 10_000)
                    _ = try AtomicFile.write(bytes, to: root + "/deep/file", below: root)
                }
            }
            try await group.waitForAll()
        }
        let bytes = try DiskFileSystem().read(root + "/deep/file")
        #expect(bytes.count == 10_000)
        #expect(Set(bytes).count == 1)
        #expect(try DiskFileSystem().entries(of: root + "/deep").map(\.name) == ["file"])
    }
}

private func limitFileSize(_ bytes: UInt) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Darwin)
        setrlimit(RLIMIT_FSIZE, &limit)
    #else
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #endif
}
