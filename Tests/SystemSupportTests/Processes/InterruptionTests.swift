import Foundation
import SystemSupport
import Testing

/// Each case runs in a process of its own, whose child sends it the signal.
@Suite("Signals that end the process")
struct InterruptionTests {
    @Test("SIGTERM ends the child, removes the temporary folder and then ends us")
    func termination() async throws {
        let result = try await #require(processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]) {
            try runChild("kill -TERM $PPID; exec sleep 600")
        }
        try expectNothingLeft(result.standardErrorContent)
    }

    @Test("SIGINT and SIGHUP do the same")
    func others() async throws {
        let interrupted = try await #require(processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]) {
            try runChild("kill -INT $PPID; exec sleep 600")
        }
        try expectNothingLeft(interrupted.standardErrorContent)
        let hungUp = try await #require(processExitsWith: .signal(SIGHUP), observing: [\.standardErrorContent]) {
            try runChild("kill -HUP $PPID; exec sleep 600")
        }
        try expectNothingLeft(hungUp.standardErrorContent)
    }

    @Test("a child is asked to end before it is made to")
    func politeness() async throws {
        let result = try await #require(processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]) {
            try runChild("trap 'echo asked >> \"$told\"; exit' TERM; kill -TERM $PPID; while :; do sleep 0.01; done")
        }
        try expectNothingLeft(result.standardErrorContent, words: ["asked"])
    }

    @Test("a child that will not end is made to")
    func stubbornChild() async throws {
        let result = try await #require(processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]) {
            try runChild("trap '' TERM; kill -TERM $PPID; while :; do sleep 1; done")
        }
        try expectNothingLeft(result.standardErrorContent)
    }

    @Test("a signal that was ignored from the start stays ignored")
    func ignored() async {
        await #expect(processExitsWith: .exitCode(0)) {
            signal(SIGHUP, SIG_IGN)
            let result = try ProcessRunner.run(
                ProcessRequest(executable: "/bin/sh", arguments: ["-c", "kill -HUP $PPID; echo on"]))
            StandardStreams.exit(result.standardOutput == Array("on\n".utf8) ? 0 : 1)
        }
    }

    @Test("children are waited for also where the signal of their death is ignored")
    func ignoredDeaths() async {
        await #expect(processExitsWith: .exitCode(0)) {
            signal(SIGCHLD, SIG_IGN)
            let result = try ProcessRunner.run(ProcessRequest(executable: "/bin/sh", arguments: ["-c", "exit 4"]))
            StandardStreams.exit(result.termination == .exited(4) ? 0 : 1)
        }
    }

    /// Reads what ``runChild(_:)`` has told: a folder, and beside it a file with the number of a process.
    ///
    /// - Parameter words: what the child must have written behind its number.
    private func expectNothingLeft(_ output: [UInt8], words: [String] = []) throws {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        let line = try #require(lines.last { $0.hasPrefix("folder: ") })
        let folder = String(line.dropFirst(8))
        let told = try #require(FileManager.default.contents(atPath: folder + ".told"))
        try FileManager.default.removeItem(atPath: folder + ".told")
        let toldLines = String(decoding: told, as: UTF8.self).split(separator: "\n").map(String.init)
        let child = try #require(toldLines.first.flatMap { pid_t($0) })
        #expect(toldLines.dropFirst() == words[...])
        #expect(!FileManager.default.fileExists(atPath: folder))
        #expect(kill(child, 0) != 0)
    }
}

/// Runs a script in a temporary folder, which it fills, and tells what must not be left.
private func runChild(_ script: String) throws {
    try withTemporaryFolder { path in
        StandardStreams.writeError("folder: \(path)\n")
        let fill = "told='\(path).told'; mkdir -p '\(path)/a/b'; echo x > '\(path)/a/b/c'; echo $$ > \"$told\""
        _ = try ProcessRunner.run(ProcessRequest(executable: "/bin/sh", arguments: ["-c", "\(fill); \(script)"]))
        // The signal must not let us come this far.
        StandardStreams.exit(9)
    }
}
