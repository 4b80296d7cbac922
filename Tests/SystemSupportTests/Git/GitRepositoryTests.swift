import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("A repository of git")
struct GitRepositoryTests {
    /// A repository with two commits, a change that is not committed, and a folder in it.
    private func withSample(_ body: (GitRepository, ScratchRepository) throws -> Void) throws {
        try ScratchRepository.with { scratch in
            try scratch.files.write("one", to: "App/a.swift")
            try scratch.files.write("two", to: "App/Sub/b ü.swift")
            try scratch.files.write("*.log", to: ".gitignore")
            try scratch.commit("first")
            try scratch.files.write("three", to: "App/a.swift")
            try scratch.files.write("new", to: "c.swift")
            try scratch.commit("second")
            try body(try GitRepository(containing: scratch.files.path("App")), scratch)
        }
    }

    @Test("is found from a folder in it")
    func root() throws {
        try withSample { repository, scratch in #expect(repository.root == scratch.files.path) }
    }

    @Test("a folder outside of every repository is an error")
    func outside() throws {
        try ScratchFolder.with { folder -> Void in
            #expect {
                _ = try GitRepository(containing: folder.path)
            } throws: {
                "\($0)" == "\(folder.path): error: '\(folder.path)' is in no work tree of git [no-repository]"
            }
        }
    }

    @Test("a folder that leads into a repository from another depth is an error, not an empty answer")
    func linkedFolder() throws {
        try withSample { _, scratch in
            try ScratchFolder.with { outside in
                try outside.link("deep", to: scratch.files.path("App/Sub"))
                #expect {
                    _ = try GitRepository(containing: outside.path("deep"))
                } throws: {
                    "\($0)".contains("through a symbolic link; name the project by its place in there [linked-folder]")
                }
            }
        }
    }

    @Test("a commit is answered with its files and their content")
    func files() throws {
        try withSample { repository, scratch in
            let files = try GitFileSystem(repository, at: try repository.commit(named: "HEAD~1"))
            #expect(try files.entries(of: scratch.files.path).map(\.name) == [".gitignore", "App"])
            #expect(try files.entries(of: scratch.files.path("App")).map(\.name) == ["Sub", "a.swift"])
            #expect(files.kind(at: scratch.files.path("c.swift")) == nil)
            #expect(files.kind(at: scratch.files.path("App/Sub")) == .directory)
            #expect(try files.read(scratch.files.path("App/a.swift")) == Array("one".utf8))
            #expect(try files.read(scratch.files.path("App/Sub/b ü.swift")) == Array("two".utf8))
        }
    }

    @Test("a file that a commit does not have is an error that names it")
    func missingFile() throws {
        try withSample { repository, scratch in
            let commit = try repository.commit(named: "HEAD~1")
            let files = try GitFileSystem(repository, at: commit)
            let path = scratch.files.path("c.swift")
            #expect {
                try files.read(path)
            } throws: {
                "\($0)" == "\(path): error: the revision '\(commit.hash)' has no file '\(path)' [read-failed]"
            }
        }
    }

    @Test("changes are told whether committed or not, known to git or not, but not when ignored")
    func changes() throws {
        try withSample { repository, scratch in
            try scratch.files.write("four", to: "d.swift")
            try scratch.files.write("noise", to: "x.log")
            try scratch.run(["rm", "--quiet", "App/Sub/b ü.swift"])
            let changes = try repository.changedPaths(since: try repository.commit(named: "HEAD~1"))
            #expect(changes == ["App/Sub/b ü.swift", "App/a.swift", "c.swift", "d.swift"])
        }
    }

    @Test("a moved file has changed at both places")
    func moved() throws {
        try withSample { repository, scratch in
            try scratch.run(["mv", "c.swift", "e.swift"])
            #expect(try repository.changedPaths(since: try repository.commit(named: "HEAD")) == ["c.swift", "e.swift"])
        }
    }

    @Test("the common ancestor of two branches is where they parted")
    func mergeBase() throws {
        try withSample { repository, scratch in
            try scratch.run(["checkout", "--quiet", "-b", "side", "HEAD~1"])
            try scratch.files.write("side", to: "s.swift")
            try scratch.commit("on the side")
            let base = try repository.mergeBase(of: try repository.commit(named: "main"), and: try repository.commit(named: "HEAD"))
            #expect(base == (try repository.commit(named: "HEAD~1")))
        }
    }

    @Test("a revision that does not exist is an error with a hint")
    func unknownRevision() throws {
        try withSample { repository, _ in
            for name in ["nowhere", "--help", "HEAD:App"] {
                #expect {
                    try repository.commit(named: name)
                } throws: {
                    "\($0)"
                        == "error: git knows no revision '\(name)' here; in a shallow clone fetch more of its history first "
                        + "[unknown-revision]"
                }
            }
        }
    }

    @Test("what the next commit changes, what is not staged, and what is there at all")
    func workTree() throws {
        try ScratchRepository.with { scratch in
            for name in ["a.swift", "b.swift", "gone.swift"] { try scratch.files.write("1", to: name) }
            try scratch.files.write("hidden.swift\n", to: ".gitignore")
            try scratch.commit("first")
            try scratch.files.write("2", to: "a.swift")
            try scratch.files.write("2", to: "b\n\u{E9}.swift")
            try scratch.files.write("2", to: "hidden.swift")
            try scratch.run(["add", "."])
            try scratch.run(["rm", "--quiet", "gone.swift"])
            try scratch.files.write("3", to: "a.swift")
            try scratch.files.write("3", to: "new.swift")
            let repository = try GitRepository(containing: scratch.files.path)
            #expect(try repository.stagedPaths() == ["a.swift", "b\n\u{E9}.swift"])
            #expect(try repository.unstagedPaths() == ["a.swift"])
            #expect(try repository.presentPaths() == [".gitignore", "a.swift", "b\n\u{E9}.swift", "b.swift", "new.swift"])
        }
    }
}
