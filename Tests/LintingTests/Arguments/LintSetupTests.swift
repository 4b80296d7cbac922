import Configuration
import Diagnostics
import Linting
import ProjectModel
import SystemSupport
import Testing

@Suite struct LintSetupTests {
    private static let rules = """
        lint:
          linter: swift-format
          rules:
            - targets: ["*Tests"]
              config: Configs/tests.json
            - targets: ["*"]
              config: .swiftlint.yml
              linter: swiftlint

        """

    private func setUp(
        _ arguments: LintArguments,
        in workingDirectory: String = "/app",
        file: String? = LintSetupTests.rules,
        further: [String: String] = [:]
    ) throws -> LintSetup {
        var files = further
        files["/app/App.xcodeproj/project.pbxproj"] = SampleProject.text()
        files["/app/trellis.yml"] = file
        let environment = LintEnvironment(
            workingDirectory: workingDirectory,
            fileSystem: MemoryFileSystem(files),
            search: LinterSearch(path: "", furtherFolders: [])
        )
        return try LintSetup(arguments, in: environment)
    }

    private func summary(_ scopes: [LintScope]) -> [String] {
        scopes.map { scope in
            let targets = scope.targets?.map(\.pattern).joined(separator: ",") ?? "all"
            return "\(targets) \(scope.linter.rawValue) \(scope.configuration ?? "-")"
        }
    }

    @Test("all targets are linted by the rules of the file beside the project")
    func rules() throws {
        let setup = try setUp(LintArguments(project: "/app/App.xcodeproj"))
        #expect(setup.targets.map(\.label) == ["App", "Widget", "AppTests", "Docs"])
        #expect(summary(setup.scopes) == ["*Tests swift-format Configs/tests.json", "* swiftlint .swiftlint.yml"])
        #expect(setup.scopes.map { $0.location?.line } == [5, 7])
    }

    @Test("paths in the file are relative to its folder, wherever the user is")
    func fileFolder() throws {
        #expect(
            try summary(setUp(LintArguments(project: "/app/App.xcodeproj"), in: "/").scopes)
                == ["*Tests swift-format app/Configs/tests.json", "* swiftlint app/.swiftlint.yml"]
        )
        #expect(
            try summary(setUp(LintArguments(project: "/app/App.xcodeproj"), in: "/elsewhere").scopes)
                == ["*Tests swift-format /app/Configs/tests.json", "* swiftlint /app/.swiftlint.yml"]
        )
    }

    @Test("the project may be named by its folder, its bundle with a slash at the end, or its file")
    func projectForms() throws {
        for path in ["/app", "/app/", "/app/App.xcodeproj/", "/app/App.xcodeproj/project.pbxproj", "/app/./App.xcodeproj"] {
            let setup = try setUp(LintArguments(project: path))
            #expect(setup.workspace.name == "App", "\(path)")
            #expect(setup.scopes.count == 2, "\(path)")
        }
    }

    @Test("a folder with several projects is told apart by the file's 'project'")
    func projectKey() throws {
        let other = ["/app/Other.xcodeproj/project.pbxproj": "not read"]
        #expect(throws: DiagnosticError.self) { try setUp(LintArguments(project: "/app"), further: other) }
        let file = "project: App.xcodeproj\n" + Self.rules
        #expect(try setUp(LintArguments(project: "/app"), file: file, further: other).workspace.name == "App")
    }

    @Test("the ancestor's words: project, target, configuration of SwiftLint")
    func ancestor() throws {
        let setup = try setUp(LintArguments(project: "/app/App.xcodeproj", names: ["Widget", ".swiftlint.yml"]), file: nil)
        #expect(setup.targets.map(\.label) == ["Widget"])
        #expect(summary(setup.scopes) == ["all swiftlint .swiftlint.yml"])
    }

    @Test("the last name is a configuration by its ending, or because such a file exists, but not when a target has it")
    func lastName() throws {
        let files = ["/app/lintrules": "", "/app/App": ""]
        for name in ["x.yml", "x.yaml", "x.json", ".swift-format", "lintrules"] {
            let setup = try setUp(LintArguments(project: "/app/App.xcodeproj", names: ["App", name]), further: files)
            #expect(setup.targets.map(\.label) == ["App"])
            #expect(setup.scopes.map(\.configuration) == [name])
        }
        let setup = try setUp(LintArguments(project: "/app/App.xcodeproj", names: ["Widget", "App"]), further: files)
        #expect(setup.targets.map(\.label) == ["App", "Widget"])
        #expect(setup.scopes.count == 2)
    }

    @Test("a configuration that is called as those of swift-format are goes to swift-format, unless a linter is named")
    func linterOfConfiguration() throws {
        let path = "Configs/Tests.swift-format"
        #expect(try setUp(LintArguments(project: "/app", configuration: path)).scopes.map(\.linter) == [.swiftFormat])
        #expect(
            try setUp(LintArguments(project: "/app", configuration: path, linter: .swiftLint)).scopes.map(\.linter) == [.swiftLint]
        )
    }

    @Test("the command line goes before the file, and a rule's own linter before both")
    func linterOption() throws {
        let setup = try setUp(LintArguments(project: "/app", linter: .swiftLint))
        #expect(summary(setup.scopes) == ["*Tests swiftlint Configs/tests.json", "* swiftlint .swiftlint.yml"])
        let section = "lint: {rules: [{targets: ['*'], config: c.json, linter: swift-format}, {targets: ['*']}]}\n"
        #expect(
            try summary(setUp(LintArguments(project: "/app", linter: .swiftLint), file: section).scopes)
                == ["* swift-format c.json", "* swiftlint -"]
        )
        #expect(try setUp(LintArguments(project: "/app"), file: section).scopes.map(\.linter) == [.swiftFormat, .swiftLint])
    }

    @Test("another file than the one beside the project can be named, and brings its project")
    func configurationFile() throws {
        let files = ["/ci/lint.yml": "project: ../app/App.xcodeproj\nlint: {rules: [{targets: [App], config: c.yml}]}\n"]
        let setup = try setUp(LintArguments(configurationFile: "/ci/lint.yml"), further: files)
        #expect(setup.workspace.name == "App")
        #expect(summary(setup.scopes) == ["App swiftlint /ci/c.yml"])
    }

    @Test("a linter alone is enough: it looks for its own configuration")
    func linterAlone() throws {
        #expect(try summary(setUp(LintArguments(project: "/app", linter: .swiftFormat), file: nil).scopes) == ["all swift-format -"])
    }

    @Test("an unknown target is an error that names the nearest one")
    func unknownTarget() {
        let error = #expect(throws: DiagnosticError.self) { try setUp(LintArguments(project: "/app", names: ["AppTest"])) }
        #expect(
            error?.description == "error: the project 'App' has no target 'AppTest'; did you mean 'AppTests'? [unknown-target]"
        )
        let other = #expect(throws: DiagnosticError.self) { try setUp(LintArguments(project: "/app", names: ["Watch", "x.yml"])) }
        #expect(
            other?.description
                == "error: the project 'App' has no target 'Watch'; see 'trellis-project targets' for those it has [unknown-target]"
        )
    }

    @Test("when nothing says how to lint, the error says what would")
    func nothing() {
        let error = #expect(throws: DiagnosticError.self) { try setUp(LintArguments(project: "/app"), file: nil) }
        #expect(
            error?.description == """
                error: there is no 'trellis.yml' beside the project; write one, or give '--config' or '--linter' [no-lint-configuration]
                """
        )
        let other = #expect(throws: DiagnosticError.self) { try setUp(LintArguments(project: "/app"), file: "cache: {}\n") }
        #expect(other?.diagnostics.first?.location == SourceLocation(path: "/app/trellis.yml"))
    }

    @Test("a file with a mistake is an error even where it is not needed")
    func brokenFile() {
        #expect(throws: DiagnosticError.self) {
            try setUp(LintArguments(project: "/app", configuration: "c.yml"), file: "lnit: {}\n")
        }
    }
}
