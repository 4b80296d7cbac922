import Configuration
import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite struct TrellisConfigurationTests {
    private func read(_ text: String) throws(DiagnosticError) -> TrellisConfiguration {
        var diagnostics: [Diagnostic] = []
        let configuration = try TrellisConfiguration.read(Array(text.utf8), path: "trellis.yml", diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        return configuration
    }

    @Test("project, linter and rules are read with their places")
    func wholeFile() throws {
        let marked = MarkedText(
            """
            project: ①App.xcodeproj
            lint:
              linter: ②swift-format
              rules:
                - targets: ["*Tests", Kit?]
                  config: ③Configs/tests.json
                  linter: swiftlint
                - targets: "*"

            """
        )
        let configuration = try read(marked.text)
        #expect(configuration.project == Located("App.xcodeproj", at: marked.location("①", in: "trellis.yml")))
        let lint = try #require(configuration.lint)
        #expect(lint.linter == Located(.swiftFormat, at: marked.location("②", in: "trellis.yml")))
        #expect(lint.rules.map { $0.targets?.map(\.pattern) } == [["*Tests", "Kit?"], ["*"]])
        #expect(lint.rules[0].configuration == Located("Configs/tests.json", at: marked.location("③", in: "trellis.yml")))
        #expect(lint.rules[0].linter?.value == .swiftLint)
        #expect(lint.rules[1].configuration == nil)
        #expect(lint.rules[1].linter == nil)
    }

    @Test("a rule says what targets and files it means, how severe findings are, and who cares for them")
    func wholeRule() throws {
        let rules = try #require(
            try read(
                """
                lint:
                  baseline: known.json
                  exclude: ["**/Generated/**", Old.swift]
                  rules:
                    - products: [test, bundle.ui-testing]
                      paths: Tests/**
                      lenient: true
                      severity: { todo: off, force_cast: error, line_length: warning }
                      owner: quality
                    - targets: "*"
                      strict: true
                      lenient: false
                      owner: [app, platform]

                """
            ).lint)
        #expect(rules.baseline?.value == "known.json")
        #expect(rules.excluded.map(\.pattern) == ["**/Generated/**", "Old.swift"])
        let first = rules.rules[0]
        #expect(first.targets == nil)
        #expect(first.products?.map(\.pattern) == ["test", "bundle.ui-testing"])
        #expect(first.paths?.map(\.pattern) == ["Tests/**"])
        #expect(first.strictness == .lenient)
        #expect(first.severities == ["todo": .off, "force_cast": .error, "line_length": .warning])
        #expect(rules.rules.map(\.owners) == [["quality"], ["app", "platform"]])
        #expect(rules.rules[1].strictness == .strict)
    }

    @Test("a mistake in the section of one tool does not stop another")
    func oneSection() throws {
        let bytes = Array("lint: []\ncodegen: 1\nproject: App.xcodeproj\n".utf8)
        var diagnostics: [Diagnostic] = []
        for section in [TrellisConfiguration.Section.lint, .codegen] {
            #expect(throws: DiagnosticError.self) {
                try TrellisConfiguration.read(bytes, path: "trellis.yml", section: section, diagnostics: &diagnostics)
            }
        }
        let good = Array("lint: []\ncodegen: []\nproject: App.xcodeproj\n".utf8)
        let codegen = try TrellisConfiguration.read(good, path: "trellis.yml", section: .codegen, diagnostics: &diagnostics)
        #expect(codegen.project?.value == "App.xcodeproj")
        #expect(codegen.codegen != nil)
        #expect(codegen.lint == nil)
    }

    @Test("a file that says nothing is no mistake", arguments: ["", "# only a comment\n", "---\n"])
    func nothing(text: String) throws {
        let configuration = try read(text)
        #expect(configuration.project == nil)
        #expect(configuration.lint == nil)
    }

    @Test("sections of other tools are known and left alone")
    func otherSections() throws {
        var diagnostics: [Diagnostic] = []
        let text = "bundle: 1\ncache: 1\npackage: ~\ncodegen: 2\n"
        let configuration = try TrellisConfiguration.read(
            Array(text.utf8), path: "trellis.yml", section: .lint, diagnostics: &diagnostics)
        #expect(configuration.lint == nil)
        #expect(configuration.cache == nil)
        #expect(diagnostics.isEmpty)
    }

    @Test("what is wrong is an error with its place and a remedy", arguments: Fault.all)
    private func faults(fault: Fault) {
        let marked = MarkedText(fault.text)
        let error = #expect(throws: DiagnosticError.self) { try read(marked.text) }
        #expect(error?.diagnostics.first?.message == fault.message)
        #expect(error?.diagnostics.first?.location == marked.location("①", in: "trellis.yml"))
    }

    @Test("text that is no YAML is an error with its place")
    func noYAML() {
        let error = #expect(throws: DiagnosticError.self) { try read("lint: [\n") }
        #expect(error?.diagnostics.first?.location?.line == 2)
    }

    @Test("a damaged file is read, or is an error with a place")
    func damage() {
        let text = """
            project: App.xcodeproj
            lint:
              linter: swift-format
              rules:
                - targets: ["*Tests", "Kit{A,B}"]
                  config: tests.json
                - {targets: ["*"], config: .swift-format, linter: swiftlint}

            """
        for bytes in Mutations(of: Array(text.utf8), structure: ":-[]{}'\"*&!#\n ", count: 20_000, seed: 3) {
            var diagnostics: [Diagnostic] = []
            do {
                _ = try TrellisConfiguration.read(bytes, path: "trellis.yml", diagnostics: &diagnostics)
            } catch {
                #expect(error.diagnostics.allSatisfy { $0.location?.path == "trellis.yml" && $0.location?.line != nil })
            }
        }
    }

    @Test("a key that stands twice is a warning, and the last one counts")
    func duplicateKey() throws {
        var diagnostics: [Diagnostic] = []
        let text = "project: A.xcodeproj\nproject: B.xcodeproj\n"
        let configuration = try TrellisConfiguration.read(Array(text.utf8), path: "trellis.yml", diagnostics: &diagnostics)
        #expect(configuration.project?.value == "B.xcodeproj")
        #expect(diagnostics.map(\.code) == ["duplicate-key"])
    }

    @Test("a file is found from the folder that the user is in, and its folder is written as the user wrote it")
    func loading() throws {
        let files = MemoryFileSystem(["/app/Sub/trellis.yml": "project: App.xcodeproj\n"])
        var diagnostics: [Diagnostic] = []
        let configuration = try TrellisConfiguration.load(
            at: "Sub/trellis.yml",
            workingDirectory: "/app",
            fileSystem: files,
            diagnostics: &diagnostics
        )
        #expect(configuration.project?.value == "App.xcodeproj")
        #expect(configuration.folder == "Sub")
    }

    @Test("a file that is not there is an error")
    func missing() {
        var diagnostics: [Diagnostic] = []
        #expect(throws: DiagnosticError.self) {
            try TrellisConfiguration.load(
                at: "trellis.yml",
                workingDirectory: "/app",
                fileSystem: MemoryFileSystem([String: String]()),
                diagnostics: &diagnostics
            )
        }
    }
}

/// A file with a mistake at the mark ①, and the words for it.
private struct Fault: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String

    var testDescription: String { message }

    static let all = [
        Fault(text: "①lnit: {}\n", message: "unknown key 'lnit' in the file; did you mean 'lint'"),
        Fault(text: "lint:\n  ①rule: []\n", message: "unknown key 'rule' in 'lint'; did you mean 'rules'"),
        Fault(
            text: "lint:\n  rules:\n    - ①target: [\"*\"]\n",
            message: "unknown key 'target' in a rule of 'lint.rules'; did you mean 'targets'"
        ),
        Fault(text: "①- a\n", message: "the file is a list, but a mapping was expected"),
        Fault(text: "project: ①[a]\n", message: "'project' is a list, but a text was expected"),
        Fault(text: "project: ①''\n", message: "'project' is empty; write a path"),
        Fault(text: "lint: ①on\n", message: "'lint' is a text 'on', but a mapping was expected"),
        Fault(text: "lint:\n  ①linter: swiftlint\n", message: "'lint' has no 'rules'; without one no target is linted"),
        Fault(
            text: "lint:\n  linter: ①swiftfmt\n  rules: []\n",
            message: "'swiftfmt' is no linter that is known; use 'swiftlint', 'swift-format' or 'swiftformat'"
        ),
        Fault(
            text: "lint:\n  rules:\n    - ①config: a.yml\n",
            message: "the rule has no 'targets'; write 'targets: [\"*\"]' to match every target"
        ),
        Fault(
            text: "lint:\n  rules:\n    - targets: ①[]\n",
            message: "'targets' is empty, so that the rule matches no target"
        ),
        Fault(
            text: "lint:\n  rules:\n    - targets: ['*']\n      config: ①''\n",
            message: "'config' is empty; write a path"
        ),
        Fault(
            text: "lint:\n  rules:\n    - paths: ①[]\n",
            message: "'paths' is empty, so that the rule matches no file"
        ),
        Fault(
            text: "lint:\n  rules:\n    - targets: a\n      strict: true\n      lenient: ①true\n",
            message: "a rule is either 'strict' or 'lenient'; remove one of them"
        ),
        Fault(
            text: "lint:\n  rules:\n    - targets: a\n      severity: {todo: ①no}\n",
            message: "'no' is no severity; use 'off', 'warning' or 'error'"
        ),
        Fault(
            text: "lint:\n  rules:\n    - targets: a\n      severity: ①error\n",
            message: "'severity' is no mapping; write rules of the linter, each with 'off', 'warning' or 'error'"
        ),
        Fault(
            text: "lint:\n  rules:\n    - targets: [A, ①'[']\n",
            message: "the pattern '[' has a '[' without ']'; write '\\[' for the character"
        ),
    ]
}
