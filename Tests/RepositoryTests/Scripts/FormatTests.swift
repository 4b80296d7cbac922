import Foundation
import Testing

/// `.ci/format` in a repository of its own, with a stand-in for swift-format that dislikes the word `bad`.
@Suite(.enabled(if: git != nil, "no git on PATH"))
struct FormatTests {
    private let formatter = """
        [ "$1" = --version ] && { echo 1; exit 0; }
        mode=$1
        while case $1 in *.swift) false ;; *) true ;; esac; do shift; done
        echo "$mode $*" >> "$LOG"
        [ "$mode" = lint ] || { sed -i.bak s/bad/good/ "$@"; rm -f *.bak; exit 0; }
        ! grep -q bad "$@"
        """

    /// A repository with two Swift files, an example and a fixture.
    private func withRepository(_ body: (_ folder: URL, _ run: (String) throws -> Int32, _ log: () -> [String]) throws -> Void) throws {
        try withScratchFolder { folder in
            for path in [".ci", "Sources", "Examples", "Tests/ATests/Fixtures"] {
                try FileManager.default.createDirectory(at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
            }
            let script = Repository.root.appendingPathComponent(".ci/format")
            try FileManager.default.copyItem(at: script, to: folder.appendingPathComponent(".ci/format"))
            try writeStandIn("formatter", formatter, in: folder)
            try write("{}", to: ".swift-format", in: folder)
            for path in ["Sources/One.swift", "Sources/Two.swift"] { try write(path, to: path, in: folder) }
            for path in ["Examples/E.swift", "Tests/ATests/Fixtures/F.swift"] { try write("bad", to: path, in: folder) }
            let log = folder.appendingPathComponent("log")
            let environment = ShellCommand.inheritedEnvironment.merging(
                ["SWIFT_FORMAT": folder.path + "/formatter", "LOG": log.path, "GIT_CEILING_DIRECTORIES": folder.path + "/.."]
            ) { $1 }
            let initialise = ShellCommand(program: try #require(git), arguments: ["init", "-q"], folder: folder)
            #expect(try initialise.run(scratch: folder).status == 0)
            let run = { (mode: String) in
                try? FileManager.default.removeItem(at: log)
                let command = ShellCommand(
                    program: "/bin/sh", arguments: [folder.path + "/.ci/format", mode], environment: environment, folder: folder
                )
                return try command.run(scratch: folder).status
            }
            let lines = {
                let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
                return text.split(separator: "\n").map(String.init)
            }
            try body(folder, run, lines)
        }
    }

    private func write(_ text: String, to path: String, in folder: URL) throws {
        try Data((text + "\n").utf8).write(to: folder.appendingPathComponent(path))
    }

    @Test("everything is checked once, examples and fixtures never")
    func memory() throws {
        try withRepository { folder, run, log in
            #expect(try run("check") == 0)
            #expect(log() == ["lint Sources/One.swift Sources/Two.swift"])
            #expect(try run("check") == 0)
            #expect(log() == [])
            try write("changed", to: "Sources/Two.swift", in: folder)
            #expect(try run("check") == 0)
            #expect(log() == ["lint Sources/Two.swift"])
        }
    }

    @Test("what fails is checked again until it is formatted")
    func failure() throws {
        try withRepository { folder, run, log in
            #expect(try run("check") == 0)
            try write("bad", to: "Sources/One.swift", in: folder)
            #expect(try run("check") == 1)
            #expect(try run("check") == 1)
            #expect(log() == ["lint Sources/One.swift"])
            #expect(try run("fix") == 0)
            #expect(log() == ["format Sources/One.swift"])
            #expect(try run("check") == 0)
        }
    }

    @Test("another configuration means that everything is checked again")
    func configuration() throws {
        try withRepository { folder, run, log in
            #expect(try run("check") == 0)
            try write("{ }", to: ".swift-format", in: folder)
            #expect(try run("check") == 0)
            #expect(log() == ["lint Sources/One.swift Sources/Two.swift"])
        }
    }

    @Test("a file that git still lists but that is gone is no error")
    func removedFile() throws {
        try withRepository { folder, run, log in
            let add = ShellCommand(program: try #require(git), arguments: ["add", "-A"], folder: folder)
            #expect(try add.run(scratch: folder).status == 0)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("Sources/One.swift"))
            #expect(try run("check") == 0)
            #expect(log() == ["lint Sources/Two.swift"])
        }
    }
}

/// The first `git` on PATH.
private let git: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/git" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
