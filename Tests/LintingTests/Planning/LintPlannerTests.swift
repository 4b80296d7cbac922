import Configuration
import Diagnostics
import Linting
import SystemSupport
import Testing

@Suite struct LintPlannerTests {
    private let files = ["/app/A.swift", "/app/B.swift", "/app/tests.yml", "/app/all.yml", "/shared/C.swift", "/app/Folder.swift/"]

    private func planner(_ scopes: [LintScope]) -> LintPlanner {
        let contents = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        return LintPlanner(scopes: scopes, workingDirectory: "/app", fileSystem: MemoryFileSystem(contents))
    }

    private let everything = LintScope(linter: .swiftLint, configuration: "all.yml")

    @Test("the first scope that matches a target decides")
    func firstMatch() throws {
        let tests = LintScope(targets: [try Glob("*Tests")], linter: .swiftFormat, configuration: "tests.yml")
        let targets = [LintTarget(name: "AppTests", files: ["B.swift"]), LintTarget(name: "App", files: ["A.swift", "/shared/C.swift"])]
        let plan = try planner([tests, everything]).plan(targets)
        #expect(
            plan.jobs == [
                LintJob(number: 1, target: "AppTests", linter: .swiftFormat, configuration: "tests.yml", files: ["B.swift"]),
                LintJob(number: 2, target: "App", linter: .swiftLint, configuration: "all.yml", files: ["A.swift", "/shared/C.swift"]),
            ]
        )
        #expect(plan.diagnostics.isEmpty)
        #expect(plan.skipped.isEmpty)
    }

    @Test("a target that no scope matches is skipped with a note")
    func unmatched() throws {
        let tests = LintScope(targets: [try Glob("*Tests")], linter: .swiftLint, configuration: "tests.yml")
        let plan = try planner([tests]).plan([LintTarget(name: "App", files: ["A.swift"])])
        #expect(plan.jobs.isEmpty)
        #expect(plan.skipped == [LintPlan.SkippedTarget(name: "App", reason: .unmatched)])
        #expect(
            plan.diagnostics.map(\.description) == [
                "note: target 'App' is not linted: no rule matches it; a last rule with 'targets: [\"*\"]' matches every target "
                    + "[target-skipped]"
            ]
        )
    }

    @Test("a target without Swift files is skipped with a note, and never linted as everything")
    func withoutFiles() throws {
        let plan = try planner([everything]).plan([LintTarget(name: "Docs", files: [])])
        #expect(plan.jobs.isEmpty)
        #expect(plan.skipped == [LintPlan.SkippedTarget(name: "Docs", reason: .withoutSwiftFiles)])
        #expect(plan.diagnostics.map(\.description) == ["note: target 'Docs' is not linted: it compiles no Swift file [target-skipped]"])
    }

    @Test("a file that is not there, or is a folder, is dropped with a warning")
    func missing() throws {
        let plan = try planner([everything]).plan([LintTarget(name: "App", files: ["Gone.swift", "A.swift", "Folder.swift"])])
        #expect(plan.jobs.map(\.files) == [["A.swift"]])
        #expect(
            plan.diagnostics.map(\.description) == [
                "Gone.swift: warning: there is no such file; target 'App' has it in its sources [missing-file]",
                "Folder.swift: warning: there is no such file; target 'App' has it in its sources [missing-file]",
            ]
        )
    }

    @Test("a target of which no file is there is skipped")
    func allMissing() throws {
        let plan = try planner([everything]).plan([LintTarget(name: "App", files: ["Gone.swift"])])
        #expect(plan.jobs.isEmpty)
        #expect(plan.skipped == [LintPlan.SkippedTarget(name: "App", reason: .withoutExistingFiles)])
        #expect(plan.diagnostics.map(\.severity) == [.warning, .note])
    }

    @Test("a file that stands twice is linted once, however it is written")
    func duplicates() throws {
        let plan = try planner([everything]).plan([LintTarget(name: "App", files: ["A.swift", "./A.swift", "/app/A.swift", "A.swift"])])
        #expect(plan.jobs.map(\.files) == [["A.swift"]])
    }

    @Test("names that look the same and have other bytes are two files")
    func normalForms() throws {
        let planner = LintPlanner(scopes: [everything], workingDirectory: "/app", fileSystem: AnyFile())
        let plan = try planner.plan([LintTarget(name: "App", files: ["\u{E9}.swift", "e\u{301}.swift"])])
        #expect(plan.jobs.first?.files.map { Array($0.utf8) } == [Array("\u{E9}.swift".utf8), Array("e\u{301}.swift".utf8)])
    }

    @Test("a configuration that is not there is an error at the rule that names it")
    func missingConfiguration() throws {
        let location = SourceLocation(path: "trellis.yml", line: 4, column: 15)
        let scope = LintScope(linter: .swiftFormat, configuration: "none.json", location: location)
        let error = #expect(throws: DiagnosticError.self) {
            try planner([scope]).plan([LintTarget(name: "App", files: ["A.swift"])])
        }
        #expect(
            error?.description
                == "trellis.yml:4:15: error: there is no file 'none.json' to configure swift-format with [missing-configuration]"
        )
    }

    @Test("a configuration that no target needs may be missing")
    func unneededConfiguration() throws {
        let scope = LintScope(targets: [try Glob("None")], linter: .swiftFormat, configuration: "none.json")
        #expect(try planner([scope, everything]).plan([LintTarget(name: "App", files: ["A.swift"])]).jobs.count == 1)
    }

    @Test("a path with a line end is an error that names the target", arguments: ["A\nB.swift", "A\rB.swift"])
    func lineEnd(path: String) {
        let error = #expect(throws: DiagnosticError.self) {
            try planner([everything]).plan([LintTarget(name: "App", files: [path])])
        }
        #expect(error?.diagnostics.first?.code == "line-end-in-path")
        #expect(error?.diagnostics.first?.location?.path == path)
    }
}

/// A file system in which every path is a file.
private struct AnyFile: FileSystem {
    func kind(at path: String) -> FileKind? { .file }
    func entries(of path: String) throws -> [DirectoryEntry] { [] }
    func read(_ path: String) throws -> [UInt8] { [] }
}
