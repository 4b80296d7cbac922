import Configuration
import Diagnostics
import Linting
import ProjectModel
import Reports
import SystemSupport
import TestSupport
import Testing

/// Why a file is linted as it is, and what goes wrong in configurations.
@Suite struct QuestionTests {
    private let rules = """
        lint:
          exclude: ["**/Old.swift"]
          rules:
            - targets: ["*Tests"]
              config: tests.yml
            - targets: ["*"]
              paths: ["App/**"]
              owner: shop
              strict: true
              severity: {todo: off}

        """

    private func explain(_ file: String) throws -> String {
        try LintedSample.with { sample in
            try sample.writeProject(sources: ["App/Cart.swift", "App/Old.swift", "Lib/Other.swift"])
            try sample.folder.write(rules, to: "app/trellis.yml")
            try sample.folder.write("", to: "app/tests.yml")
            try sample.folder.write("excluded: [App/Cart.swift]\nincluded: [Lib]\n", to: "app/.swiftlint.yml")
            let session = try sample.session(sample.arguments())
            let text = try FileExplanation(of: file, in: session).text
            return text.replacing(sample.folder.path("app/"), with: "")
        }
    }

    @Test("a file's targets are told, the rules that are not for them, what the linter reads, and what hides the file")
    func explanation() throws {
        #expect(
            try explain("App/Cart.swift") == """
                App/Cart.swift
                  target App
                    rule 1 (trellis.yml:5) is not for this target: targets '*Tests'
                    rule 2 (trellis.yml:6) decides: targets '*' and paths 'App/**'
                    linter swiftlint
                    configuration .swiftlint.yml
                    findings are errors
                    findings of 'todo' are dropped
                    owner shop
                    not linted: 'excluded' of the configuration has 'App/Cart.swift'
                    swiftlint by hand would pass over it: 'included' of the configuration does not name it
                  target Widget
                    rule 1 (trellis.yml:5) is not for this target: targets '*Tests'
                    rule 2 (trellis.yml:6) decides: targets '*' and paths 'App/**'
                    linter swiftlint
                    configuration .swiftlint.yml
                    findings are errors
                    findings of 'todo' are dropped
                    owner shop
                    not linted: 'excluded' of the configuration has 'App/Cart.swift'
                    swiftlint by hand would pass over it: 'included' of the configuration does not name it

                """)
    }

    @Test("a file that no rule means, one that the trellis.yml excludes, one of no target, and one that is not there")
    func otherFiles() throws {
        #expect(try explain("Lib/Other.swift").hasSuffix("    no rule matches, so that the file is not linted for this target\n"))
        #expect(try explain("App/Old.swift").contains("    not linted: 'exclude' of the trellis.yml has '**/Old.swift'\n"))
        #expect(
            try explain("Unowned.swift")
                == "Unowned.swift\n  no target compiles it, so that nobody lints it; '--unowned' lints such files\n")
        #expect(try explain("Gone.swift").hasPrefix("Gone.swift\n  there is no such file\n"))
    }

    private func diagnose(_ files: [String: String], rules: String = "lint: {rules: [{targets: '*'}]}\n") throws -> [String] {
        try LintedSample.with { sample in
            try sample.folder.write(rules, to: "app/trellis.yml")
            for (path, text) in files { try sample.folder.write(text, to: "app/" + path) }
            return try ConfigurationDoctor(sample.session(sample.arguments())).diagnostics.map { diagnostic in
                diagnostic.description.replacing(sample.folder.path("app/"), with: "")
            }
        }
    }

    @Test("a configuration that is well has no findings")
    func well() throws {
        #expect(try diagnose([".swiftlint.yml": "excluded: [Configs]\nswiftlint_version: 0.62.2\nline_length: 100\n"]) == [])
    }

    @Test("what SwiftLint itself says about a configuration")
    func ownWords() throws {
        let words = "warning: 'file_header' is configured, but it is not on\n"
        try LintedSample.with(.text(output: "[]\n", error: words)) { sample in
            let told = try ConfigurationDoctor(sample.session(sample.arguments("App", ".swiftlint.yml"))).diagnostics
            #expect(told.contains { $0.severity != .error && $0.message.contains("'file_header' is configured, but it is not on") })
        }
    }

    @Test("keys that a later file switches off, and files that are not there")
    func chain() throws {
        let told = try diagnose([
            ".swiftlint.yml": "parent_config: none.yml\nchild_config: child.yml\nstrict: true\nbaseline: b.json\n", "child.yml": "a: 1\n",
        ])
        #expect(
            told == [
                ".swiftlint.yml:1:1: warning: 'none.yml' is not there, and SwiftLint goes on without it [missing-configuration]",
                ".swiftlint.yml:3:1: warning: 'strict' does not count, because 'child.yml' comes after this file and does not repeat it "
                    + "[reset-key]",
                ".swiftlint.yml:4:1: warning: 'baseline' does not count, because 'child.yml' comes after this file and does not repeat it "
                    + "[reset-key]",
            ])
    }

    @Test("what does not count in a configuration beside sources")
    func nested() throws {
        let told = try diagnose(["App/.swiftlint.yml": "parent_config: ../.swiftlint.yml\nincluded: [x]\n"])
        #expect(
            told == [
                "App/.swiftlint.yml:1:1: warning: 'parent_config' does not count in a configuration beside sources [ignored-key]",
                "App/.swiftlint.yml:2:1: warning: 'included' does not count in a configuration beside sources [ignored-key]",
            ])
    }

    @Test("exclusions that match nothing, or cost a walk over the disk")
    func exclusion() throws {
        let told = try diagnose([".swiftlint.yml": "excluded: [App/Main.swift, None, \"**/None/*\", \"**/Main.swift\"]\n"])
        #expect(
            told == [
                ".swiftlint.yml:1:1: warning: '**/None/*' in 'excluded' matches nothing [unused-exclusion]",
                ".swiftlint.yml:1:1: warning: 'None' in 'excluded' matches nothing [unused-exclusion]",
                ".swiftlint.yml:1:1: note: SwiftLint 0.62.2 looks for '**/Main.swift' on the whole disk below here when it is started "
                    + "by hand [slow-exclusion]",
                ".swiftlint.yml:1:1: note: SwiftLint 0.62.2 looks for '**/None/*' on the whole disk below here when it is started "
                    + "by hand [slow-exclusion]",
            ])
    }

    @Test("lists that contradict each other, rules that are configured in vain, a version that does not fit")
    func keys() throws {
        let told = try diagnose([
            ".swiftlint.yml": "only_rules: [todo]\nopt_in_rules: [x]\nline_length: 1\nswiftlint_version: 0.6\nincluded: [App]\n"
        ])
        #expect(
            told == [
                ".swiftlint.yml:2:1: error: 'opt_in_rules' beside 'only_rules' makes SwiftLint refuse the file [contradiction]",
                ".swiftlint.yml:3:1: warning: 'line_length' is configured here and is not on [rule-is-off]",
                ".swiftlint.yml:4:1: error: the configuration asks for SwiftLint '0.6', and '0.62.2' is installed [linter-version]",
                ".swiftlint.yml:5:1: note: 'included' does not count here: the targets say what is linted [ignored-key]",
            ])
    }

    @Test("rules of the trellis.yml that decide nothing, and files with two configurations")
    func rulesThatDecideNothing() throws {
        let rules = """
            lint:
              rules:
                - {targets: Widget, config: Configs/tests.yml}
                - {targets: "*"}
                - {targets: Never}

            """
        let told = try diagnose(["Configs/tests.yml": ""], rules: rules)
        #expect(
            told == [
                "trellis.yml:5:7: warning: the rule decides about no file: nothing matches it, or an earlier rule takes everything "
                    + "[unused-rule]",
                "App/Cart.swift: note: its targets have it linted by swiftlint with its own configuration and by swiftlint with "
                    + "'Configs/tests.yml' [several-configurations]",
            ])
    }
}
