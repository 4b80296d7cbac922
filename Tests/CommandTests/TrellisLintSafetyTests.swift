import Foundation
import SystemSupport
import TestSupport
import Testing

/// Whatever happens to a run, the user's files stay as they are. The stand-in for SwiftLint makes it happen.
@Suite struct TrellisLintSafetyTests {
    @Test("runs at the same time in one folder do not disturb each other")
    func atOnce() async throws {
        try TrellisLintExample.with { example in
            try example.standIn("test -s \"$SCRIPT_INPUT_FILE_LIST_0\" && printf '[]'")
            let before = try example.snapshot()
            DispatchQueue.concurrentPerform(iterations: 6) { number in
                let configuration = number.isMultiple(of: 2) ? ".swiftlint.yml" : ".swiftlint-tests.yml"
                let outcome = try? example.run(".", "--linter", "swiftlint", "--config", configuration, "-q")
                #expect(outcome == BuiltProgram.Outcome(status: 0))
            }
            #expect(try example.snapshot() == before)
            #expect(try example.leftovers().isEmpty)
        }
    }

    @Test("a run that is stopped takes the linter and the temporary files with it", arguments: ["INT", "TERM", "HUP"])
    func stopped(signal: String) throws {
        let number = ["INT": SIGINT, "TERM": SIGTERM, "HUP": SIGHUP][signal]
        try TrellisLintExample.with { example in
            let told = example.folder.path("told")
            try example.standIn(
                "echo $$ > '\(told)'; echo \"$SCRIPT_INPUT_FILE_LIST_0\" >> '\(told)'; kill -\(signal) $PPID; exec sleep 600")
            let before = try example.snapshot()
            #expect(try example.termination(".", "App", ".swiftlint.yml", "-q") == number.map { .signalled($0) })
            let lines = try #require(example.folder.text("told")).split(separator: "\n")
            let linter = try #require(lines.first.flatMap { pid_t($0) })
            #expect(kill(linter, 0) != 0)
            #expect(lines.last?.hasPrefix(example.folder.path("temporary/")) == true)
            #expect(try example.leftovers().isEmpty)
            #expect(try example.snapshot() == before)
        }
    }

    @Test("a run that is killed leaves nothing in the project, and the next run tidies up behind it")
    func killed() throws {
        try TrellisLintExample.with { example in
            try example.standIn("kill -KILL $PPID")
            let before = try example.snapshot()
            #expect(try example.termination(".", "App", ".swiftlint.yml", "-q") == .signalled(SIGKILL))
            #expect(try example.snapshot() == before)
            #expect(try example.leftovers().count == 1)
            try example.standIn("printf '[]'")
            #expect(try example.run(".", "App", ".swiftlint.yml", "-q") == BuiltProgram.Outcome(status: 0))
            #expect(try example.leftovers().isEmpty)
        }
    }

    @Test("a project that cannot be written to is linted like any other")
    func readOnly() throws {
        try TrellisLintExample.with { example in
            try example.standIn("printf '[]'")
            let before = try example.snapshot()
            let items = [example.folder.path("app")] + before.keys.map { example.folder.path("app/" + $0) }
            let modes = try items.map { try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? NSNumber }
            let all = zip(items, modes.map { $0?.intValue ?? 0o755 })
            defer { for (item, mode) in all { try? setMode(item, mode) } }
            for (item, mode) in all { try setMode(item, mode & ~0o222) }
            #expect(try example.run(".", "App", ".swiftlint.yml", "-q") == BuiltProgram.Outcome(status: 0))
            #expect(try example.snapshot() == before)
        }
    }

    private func setMode(_ path: String, _ mode: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
}
