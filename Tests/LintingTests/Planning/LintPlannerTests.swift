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
        #expect(groups(plan) == ["swift-format tests.yml B.swift", "swiftlint all.yml A.swift /shared/C.swift"])
        #expect(plan.targets.map(\.linter) == [.swiftFormat, .swiftLint])
        #expect(plan.targets.map(\.fileCount) == [1, 2])
        #expect(plan.diagnostics.isEmpty)
    }

    /// The groups of a plan, each in a line.
    private func groups(_ plan: LintPlan) -> [String] {
        plan.groups.map { group in
            ([group.linter.rawValue, group.configuration ?? "-"] + group.files.map(\.path)).joined(separator: " ")
        }
    }

    @Test("targets with one configuration are one group, in which a file that several have stands once")
    func sharedFiles() throws {
        let targets = [LintTarget(name: "App", files: ["A.swift", "B.swift"]), LintTarget(name: "Kit", files: ["./B.swift"])]
        let plan = try planner([everything]).plan(targets)
        #expect(groups(plan) == ["swiftlint all.yml A.swift B.swift"])
        #expect(plan.groups.first?.files.map { $0.uses.map(\.target) } == [[0], [0, 1]])
    }

    @Test("two rules with one configuration are one group, and each file keeps the rule by which a target has it")
    func rulesOfOneGroup() throws {
        var tests = LintScope(targets: [try Glob("*Tests")], linter: .swiftLint, configuration: "all.yml")
        tests.strictness = .lenient
        let targets = [LintTarget(name: "App", files: ["A.swift"]), LintTarget(name: "AppTests", files: ["A.swift", "B.swift"])]
        let plan = try planner([tests, everything]).plan(targets)
        #expect(groups(plan) == ["swiftlint all.yml A.swift B.swift"])
        #expect(plan.groups.first?.files.map { $0.uses.map(\.scope) } == [[1, 0], [0]])
    }

    @Test("a file gets the first rule that fits its path as well, and the files that none fits are counted")
    func pathRules() throws {
        var shared = everything
        shared.paths = [try Glob("../shared/**")]
        var own = LintScope(linter: .swiftFormat, configuration: "tests.yml")
        own.paths = [try Glob("A.swift")]
        let plan = try planner([shared, own]).plan([LintTarget(name: "App", files: ["A.swift", "B.swift", "/shared/C.swift"])])
        #expect(groups(plan) == ["swift-format tests.yml A.swift", "swiftlint all.yml /shared/C.swift"])
        #expect(
            plan.diagnostics.map(\.description) == [
                "note: 1 file of target 'App' is not linted: no rule matches its path [files-skipped]"
            ]
        )
        #expect(try planner([own]).plan([LintTarget(name: "Kit", files: ["B.swift"])]).targets.map(\.reason) == [.unmatched])
    }

    @Test(
        "a rule may mean targets by their product, and all tests at once",
        arguments: [
            ("test", ["UnitTests", "UITests"]), ("bundle.ui-testing", ["UITests"]), ("app*", ["App"]),
            ("*", ["App", "UnitTests", "UITests"]),
        ]
    )
    func products(pattern: String, expected: [String]) throws {
        var scope = everything
        scope.products = [try Glob(pattern)]
        let targets = [
            LintTarget(name: "App", product: "application", files: []),
            LintTarget(name: "UnitTests", product: "bundle.unit-test", isTest: true, files: []),
            LintTarget(name: "UITests", product: "bundle.ui-testing", isTest: true, files: []),
            LintTarget(name: "Scripts", files: []),
        ]
        #expect(targets.filter(scope.matches).map(\.name) == expected)
    }

    @Test("a rule may mean a target by its project")
    func labels() throws {
        let scope = LintScope(targets: [try Glob("Kit/*")], linter: .swiftLint, configuration: nil)
        #expect(scope.matches(LintTarget(name: "Core", names: ["Core", "Kit/Core"], files: [])))
        #expect(!scope.matches(LintTarget(name: "Core", names: ["Core", "App/Core"], files: [])))
    }

    @Test("what the section excludes is linted by no rule")
    func exclusion() throws {
        var planner = planner([everything])
        planner.exclusion.add(try Glob("B*"), in: "/app")
        let targets = [LintTarget(name: "App", files: ["A.swift", "B.swift"]), LintTarget(name: "Kit", files: ["B.swift"])]
        let plan = try planner.plan(targets)
        #expect(groups(plan) == ["swiftlint all.yml A.swift"])
        #expect(plan.targets.map(\.reason) == [nil, .excluded])
    }

    @Test("a target that no scope matches is skipped with a note")
    func unmatched() throws {
        let tests = LintScope(targets: [try Glob("*Tests")], linter: .swiftLint, configuration: "tests.yml")
        let plan = try planner([tests]).plan([LintTarget(name: "App", files: ["A.swift"])])
        #expect(plan.groups.isEmpty)
        #expect(plan.targets.map(\.reason) == [.unmatched])
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
        #expect(plan.groups.isEmpty)
        #expect(plan.targets.map(\.reason) == [.withoutSwiftFiles])
        #expect(plan.diagnostics.map(\.description) == ["note: target 'Docs' is not linted: it compiles no Swift file [target-skipped]"])
    }

    @Test("a file that is not there, or is a folder, is dropped with a warning")
    func missing() throws {
        let plan = try planner([everything]).plan([LintTarget(name: "App", files: ["Gone.swift", "A.swift", "Folder.swift"])])
        #expect(groups(plan) == ["swiftlint all.yml A.swift"])
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
        #expect(plan.groups.isEmpty)
        #expect(plan.targets.map(\.reason) == [.withoutExistingFiles])
        #expect(plan.diagnostics.map(\.severity) == [.warning, .note])
    }

    @Test("a file that stands twice is linted once, however it is written")
    func duplicates() throws {
        let plan = try planner([everything]).plan([LintTarget(name: "App", files: ["A.swift", "./A.swift", "/app/A.swift", "A.swift"])])
        #expect(groups(plan) == ["swiftlint all.yml A.swift"])
    }

    @Test("names that look the same and have other bytes are two files")
    func normalForms() throws {
        let planner = LintPlanner(scopes: [everything], workingDirectory: "/app", fileSystem: AnyFile())
        let plan = try planner.plan([LintTarget(name: "App", files: ["\u{E9}.swift", "e\u{301}.swift"])])
        #expect(plan.groups.first?.files.map { Array($0.path.utf8) } == [Array("\u{E9}.swift".utf8), Array("e\u{301}.swift".utf8)])
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
        #expect(try planner([scope, everything]).plan([LintTarget(name: "App", files: ["A.swift"])]).groups.count == 1)
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
