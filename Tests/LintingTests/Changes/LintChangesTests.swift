import Configuration
import Diagnostics
import JSON
import Linting
import Reports
import SystemSupport
import TestSupport
import Testing

/// Only what was changed is linted, and a changed configuration changes all that it is for.
@Suite(.enabled(if: ScratchRepository.isPossible, "needs git on PATH"))
struct LintChangesTests {
    private func withRepository(_ body: (ScratchRepository, LintedSample) throws -> Void) throws {
        try ScratchRepository.with { repository in
            let tools = try StandIn(in: repository.files, .warningForEachFile)
            let sample = LintedSample(folder: repository.files, standIn: tools)
            try sample.writeProject(sources: ["App/Cart.swift", "App/Main.swift"])
            let rules = "lint: {rules: [{targets: '*Tests', config: Configs/tests.yml}, {targets: '*'}]}\n"
            try repository.files.write(rules, to: "app/trellis.yml")
            try repository.files.write("calls\nanswer\nbin\n", to: ".gitignore")
            try repository.commit("first")
            try body(repository, sample)
        }
    }

    private func files(_ sample: LintedSample, _ selection: LintArguments.Selection) throws -> [String] {
        var arguments = sample.arguments()
        arguments.selection = selection
        return try sample.report(arguments).findings.map(\.path)
    }

    @Test("files that were changed, added or are not committed yet are linted, and no linter starts when there is none")
    func changedSince() throws {
        try withRepository { repository, sample in
            #expect(try files(sample, .changedSince("HEAD")) == [])
            #expect(try sample.standIn.calls().isEmpty)
            try repository.files.write("let a = 1\n", to: "app/App/Main.swift")
            try repository.commit("second")
            try repository.files.write("let b = 1\n", to: "app/AppTests/New.swift")
            #expect(try files(sample, .changedSince("HEAD~1")) == ["App/Main.swift", "AppTests/New.swift"])
            #expect(try files(sample, .changedSince("HEAD")) == ["AppTests/New.swift"])
        }
    }

    @Test("the revision counts from where the history left it")
    func mergeBase() throws {
        try withRepository { repository, sample in
            try repository.run(["checkout", "--quiet", "-b", "topic"])
            try repository.files.write("let a = 1\n", to: "app/App/Main.swift")
            try repository.commit("topic")
            try repository.run(["checkout", "--quiet", "main"])
            try repository.files.write("let a = 1\n", to: "app/App/Cart.swift")
            try repository.commit("main")
            try repository.run(["checkout", "--quiet", "topic"])
            #expect(try files(sample, .changedSince("main")) == ["App/Main.swift"])
        }
    }

    @Test("a changed configuration changes the files that are linted with it, a changed trellis.yml all of them")
    func configurations() throws {
        try withRepository { repository, sample in
            try repository.files.write("# changed\n", to: "app/Configs/tests.yml")
            #expect(try files(sample, .changedSince("HEAD")) == ["AppTests/CartTests.swift"])
            let affected = try LintAffected(sample.session(sample.arguments()), since: "HEAD")
            #expect(affected.rows == [["AppTests", "'Configs/tests.yml' was changed"]])
            try repository.files.write("lint: {rules: [{targets: '*', config: .swiftlint.yml}]}\n", to: "app/trellis.yml")
            #expect(try files(sample, .changedSince("HEAD")).count == 3)
        }
    }

    @Test("affected targets are told with the number of their files")
    func affected() throws {
        try withRepository { repository, sample in
            try repository.files.write("let a = 1\n", to: "app/App/Cart.swift")
            let affected = try LintAffected(sample.session(sample.arguments()), since: "HEAD")
            #expect(affected.rows == [["App", "1 file was changed"], ["Widget", "1 file was changed"]])
            #expect(affected.json["targets"]?.items?.count == 2)
        }
    }

    @Test("staged files are linted, and one that is staged in part is told")
    func staged() throws {
        try withRepository { repository, sample in
            try repository.files.write("let a = 1\n", to: "app/App/Cart.swift")
            try repository.files.write("let a = 1\n", to: "app/App/Main.swift")
            try repository.run(["add", "app/App/Cart.swift"])
            #expect(try files(sample, .staged) == ["App/Cart.swift"])
            try repository.files.write("let a = 2\n", to: "app/App/Cart.swift")
            var arguments = sample.arguments()
            arguments.selection = .staged
            #expect(try sample.report(arguments).diagnostics.map(\.code) == ["partly-staged", "target-skipped"])
            try repository.run(["rm", "--quiet", "--cached", "--force", "app/App/Cart.swift"])
            #expect(try files(sample, .staged) == [])
        }
    }

    @Test("a revision that nobody knows is an error")
    func unknownRevision() throws {
        try withRepository { _, sample in
            let error = #expect(throws: DiagnosticError.self) { try files(sample, .changedSince("nowhere")) }
            #expect(error?.diagnostics.first?.code == "unknown-revision")
        }
    }
}
