import Configuration
import Diagnostics
import Foundation
import Linting
import Reports
import TestSupport
import Testing

@Suite struct LintRunnerTests {
    private func job(_ target: String, number: Int = 1, linter: LinterName = .swiftLint, files: [String] = ["A.swift"]) -> LintJob {
        LintJob(number: number, linter: linter, configuration: nil, files: files, targets: [target])
    }

    @Test("SwiftLint reads its files from the list, in the user's folder, and the list is gone afterwards")
    func call() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("", to: "app/A.swift")
            try scratch.write("", to: "shared/B c.swift")
            let other = scratch.path("shared/B c.swift")
            let standIn = try StandIn(in: scratch, .text(output: "[]"))
            let runner = try LintRunner(
                workingDirectory: scratch.path("app"), executables: LintRunner.locate([.swiftLint], in: standIn.search))
            let results = try runner.run([job("App", files: ["A.swift", other])])
            #expect(results == [LintJobResult(job: job("App", files: ["A.swift", other]), findings: [], diagnostics: [])])

            let call = try #require(try standIn.calls().first)
            #expect(call.arguments == ["lint", "--quiet", "--reporter", "json", "--use-script-input-file-lists"])
            #expect(call.directory == scratch.path("app"))
            #expect(call.listCount == "1")
            #expect(call.list == "A.swift\n\(other)\n")
            #expect(call.listPath.hasSuffix(".xcfilelist"))
            #expect(!call.listPath.hasPrefix(scratch.path))
            #expect(!FileManager.default.fileExists(atPath: call.listPath))
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("app")) == ["A.swift"])
        }
    }

    @Test("each job is one start, in the order of the jobs")
    func order() throws {
        try ScratchFolder.with { scratch in
            let standIn = try StandIn(in: scratch, .warningForEachFile)
            for file in ["A.swift", "B.swift", "[x].swift"] { try scratch.write("", to: file) }
            let runner = try LintRunner(workingDirectory: scratch.path, executables: LintRunner.locate([.swiftLint], in: standIn.search))
            let results = try runner.run([job("Z", number: 1, files: ["B.swift"]), job("A", number: 2, files: ["A.swift", "[x].swift"])])
            #expect(results.map { $0.findings.map(\.path) } == [["B.swift"], ["A.swift", "[x].swift"]])
            #expect(try standIn.calls().map(\.list) == ["A.swift\n[x].swift\n", "B.swift\n"])
        }
    }

    @Test("a job that fails is marked, and the others are run")
    func failure() throws {
        try ScratchFolder.with { scratch in
            let standIn = try StandIn(in: scratch, .text(output: "", error: "Fatal error: no\n", status: 134))
            let runner = try LintRunner(workingDirectory: scratch.path, executables: LintRunner.locate([.swiftLint], in: standIn.search))
            let results = try runner.run([job("A"), job("B", number: 2)])
            #expect(results.map(\.hasFailed) == [true, true])
            #expect(try standIn.calls().count == 2)
        }
    }

    @Test("a linter that a signal ends is a failure")
    func signal() throws {
        try ScratchFolder.with { scratch in
            let standIn = try StandIn(in: scratch, .signal(9))
            let results = try LintRunner(workingDirectory: scratch.path, executables: LintRunner.locate([.swiftLint], in: standIn.search))
                .run([job("A")])
            #expect(
                results.flatMap(\.diagnostics).map(\.description) == [
                    "error: swiftlint was ended by signal 9 on target 'A' [linter-failed]\nnote: it was looking at 'A.swift'"
                ]
            )
        }
    }

    @Test("a linter that is not installed is an error that says how to get it, before anything is run")
    func notInstalled() throws {
        try ScratchFolder.with { scratch in
            let search = LinterSearch(path: scratch.path, furtherFolders: [])
            let error = #expect(throws: DiagnosticError.self) {
                try LintRunner(workingDirectory: scratch.path, executables: LintRunner.locate([.swiftLint], in: search)).run([job("A")])
            }
            #expect(
                error?.description == """
                    error: swiftlint is not installed; install it with 'brew install swiftlint', or from \
                    https://github.com/realm/SwiftLint/releases, so that it is on PATH [linter-not-installed]
                    """
            )
        }
    }

    @Test("nothing to do needs no linter")
    func nothing() throws {
        let runner = LintRunner(workingDirectory: "/", executables: [:])
        #expect(try runner.run([]).isEmpty)
    }

    @Test("a linter is found in a further folder when it is not on the path")
    func furtherFolder() throws {
        try ScratchFolder.with { scratch in
            try scratch.writeScript("", to: "brew/swiftlint")
            let program = scratch.path("brew/swiftlint")
            let search = LinterSearch(path: "/usr/bin:/bin", furtherFolders: [scratch.path("brew")])
            #expect(SwiftLint().locate(search) == program)
        }
    }

    @Test("swift-format is found beside the place that 'swift' leads to")
    func besideSwift() throws {
        try ScratchFolder.with { scratch in
            try scratch.writeScript("", to: "toolchain/bin/swift")
            try scratch.writeScript("", to: "toolchain/bin/swift-format")
            let program = scratch.path("toolchain/bin/swift-format")
            try scratch.makeFolder("bin")
            try scratch.link("bin/swift", to: "../toolchain/bin/swift")
            #expect(SwiftFormat().locate(LinterSearch(path: scratch.path("bin"), furtherFolders: [])) == program)
        }
    }
}
