import Diagnostics
import Foundation
import SystemSupport
import TestSupport
import Testing

@Suite("Writing outputs")
struct OutputWriterTests {
    private func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test("a tree appears with its folders, files, links and permissions, and nothing else")
    func writing() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("copied", to: "source")
            try scratch.writeScript("true", to: "script")
            var tree = OutputTree()
            try tree.addFolder("empty")
            try tree.add("a/b/text", text: "é")
            try tree.add("a/tool", bytes: [1, 2], isExecutable: true)
            try tree.add("a/copy", copyOf: scratch.path("source"))
            try tree.add("a/script", copyOf: scratch.path("script"))
            try tree.add("a/stream") { (sink) throws(DiagnosticError) in
                for _ in 0..<3 { try sink.write(Array("abc".utf8)) }
                try sink.copy(from: scratch.path("source"), offset: 2, sizeBytes: 3)
            }
            try tree.addLink("link", to: "a/copy")
            try OutputWriter().write(tree, to: scratch.path("new/out"))

            #expect(
                scratch.names() == [
                    "new", "new/out", "new/out/a", "new/out/a/b", "new/out/a/b/text", "new/out/a/copy", "new/out/a/script",
                    "new/out/a/stream", "new/out/a/tool", "new/out/empty", "new/out/link", "script", "source",
                ])
            #expect(scratch.text("new/out/a/b/text") == "é")
            #expect(scratch.text("new/out/link") == "copied")
            #expect(scratch.text("new/out/a/stream") == "abcabcabcpie")
            let mask = try mode(scratch.path("new"))
            #expect(try mode(scratch.path("new/out/a/tool")) == 0o777 & mask)
            #expect(try mode(scratch.path("new/out/a/script")) == 0o777 & mask)
            #expect(try mode(scratch.path("new/out/a/copy")) == 0o666 & mask)
        }
    }

    @Test("an output that is there is replaced when it is asked for, as a whole")
    func replacing() throws {
        for canExchange in [true, false] {
            try ScratchFolder.with { scratch in
                try scratch.write("old", to: "out/old")
                var tree = OutputTree()
                try tree.add("new", text: "new")
                let error = #expect(throws: DiagnosticError.self) { try OutputWriter().write(tree, to: scratch.path("out")) }
                let path = scratch.path("out")
                #expect(error?.description == "\(path): error: '\(path)' exists already; replace it with '--force' [output-exists]")
                #expect(scratch.names() == ["out", "out/old"])
                let disk = FaultyTreeWriting(failingAt: .max, .kill, canExchange: canExchange)
                try OutputWriter(force: true, writing: disk).write(tree, to: path)
                #expect(scratch.names() == ["out", "out/new"])
            }
        }
    }

    @Test("a file takes the place of a file, and of nothing else")
    func files() throws {
        try ScratchFolder.with { scratch in
            let bytes = [UInt8](repeating: 7, count: 3_000_000)
            func write(_ name: String, force: Bool = true) throws {
                try OutputWriter(force: force).writeFile(to: scratch.path(name)) { (sink) throws(DiagnosticError) in try sink.write(bytes) }
            }
            try scratch.write("old", to: "out")
            #expect(throws: DiagnosticError.self) { try write("out", force: false) }
            #expect(scratch.text("out") == "old")
            try write("out")
            #expect(try DiskFileSystem().read(scratch.path("out")) == bytes)
            try scratch.makeFolder("folder")
            try scratch.link("link", to: "out")
            let error = #expect(throws: DiagnosticError.self) { try write("folder") }
            #expect(
                error?.diagnostics.first?.message
                    == "'\(scratch.path("folder"))' is a folder where a file is to be written; choose another name")
            #expect(throws: DiagnosticError.self) { try write("link") }
            #expect(throws: DiagnosticError.self) { try OutputWriter(force: true).write(OutputTree(), to: scratch.path("out")) }
            #expect(throws: DiagnosticError.self) { try OutputWriter(force: true).write(OutputTree(), to: "/") }
            #expect(scratch.names() == ["folder", "link", "out"])
        }
    }

    @Test("what a stream throws leaves nothing behind")
    func failingStream() throws {
        try ScratchFolder.with { scratch in
            var tree = OutputTree()
            try tree.add("a") { (sink) throws(DiagnosticError) in
                try sink.write([1])
                throw DiagnosticError("no-luck", "no luck")
            }
            let error = #expect(throws: DiagnosticError.self) { try OutputWriter().write(tree, to: scratch.path("out")) }
            #expect(error?.description == "error: no luck [no-luck]")
            var short = OutputTree()
            try scratch.write("123", to: "source")
            try short.add("a") { (sink) throws(DiagnosticError) in try sink.copy(from: scratch.path("source"), offset: 1, sizeBytes: 5) }
            let shortError = #expect(throws: DiagnosticError.self) { try OutputWriter().write(short, to: scratch.path("out")) }
            #expect(shortError?.diagnostics.first?.message == "cannot read '\(scratch.path("source"))': it ends 3 bytes too early")
            #expect(scratch.names() == ["source"])
        }
    }

    @Test("a copy is a file of its own, and a hard link only where it is asked for and the permissions fit")
    func copies() throws {
        try ScratchFolder.with { scratch in
            func number(_ name: String) throws -> Int {
                try #require(FileManager.default.attributesOfItem(atPath: scratch.path(name))[.systemFileNumber] as? Int)
            }
            try scratch.write("text", to: "source")
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: scratch.path("source"))
            var tree = OutputTree()
            try tree.add("clone", copyOf: scratch.path("source"))
            try tree.add("link", copyOf: scratch.path("source"), method: .hardLink)
            try tree.add("tool", copyOf: scratch.path("source"), method: .hardLink, isExecutable: true)
            try OutputWriter().write(tree, to: scratch.path("out"))
            #expect(try number("out/clone") != number("source"))
            #expect(try number("out/link") == number("source"))
            #expect(try number("out/tool") != number("source"))
            #expect(scratch.text("out/tool") == "text")
            #expect(try mode(scratch.path("source")) == 0o644)
        }
    }

    @Test("an output that holds its own input is replaced by what is made of it")
    func inputInOutput() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("text", to: "out/slice/a")
            var tree = OutputTree()
            try tree.addContents(of: scratch.path("out/slice"), at: "thin")
            try OutputWriter(force: true).write(tree, to: scratch.path("out"))
            #expect(scratch.names() == ["out", "out/thin", "out/thin/a"])
            #expect(scratch.text("out/thin/a") == "text")
        }
    }

    @Test("an output may have the longest name that there is", arguments: [true, false])
    func longName(canExchange: Bool) throws {
        try ScratchFolder.with { scratch in
            let name = String(repeating: "n", count: 255)
            let disk = FaultyTreeWriting(failingAt: .max, .kill, canExchange: canExchange)
            for text in ["one", "two"] {
                var tree = OutputTree()
                try tree.add("file", text: text)
                try OutputWriter(force: true, writing: disk).write(tree, to: scratch.path(name))
                #expect(scratch.text(name + "/file") == text)
            }
            #expect(scratch.names() == [name, name + "/file"])
        }
    }

    @Test("what is no regular file is not read, and nobody waits for it")
    func special() throws {
        try ScratchFolder.with { scratch in
            _ = try ShellScript.run("mkfifo pipe", in: scratch.path)
            var tree = OutputTree()
            #expect(throws: DiagnosticError.self) { try tree.add("a", copyOf: scratch.path("pipe")) }
            #expect(throws: DiagnosticError.self) { try tree.addContents(of: scratch.path) }
            let error = #expect(throws: DiagnosticError.self) {
                try FilePieces.forEach(of: scratch.path("pipe")) { (_) throws(DiagnosticError) in }
            }
            #expect(error?.diagnostics.first?.message == "cannot read '\(scratch.path("pipe"))': it is no regular file")
            try tree.add("b", .copy(of: scratch.path("pipe"), method: .clone, isExecutable: false))
            #expect(throws: DiagnosticError.self) { try OutputWriter().write(tree, to: scratch.path("out")) }
            #expect(scratch.names() == ["pipe"])
        }
    }
}
