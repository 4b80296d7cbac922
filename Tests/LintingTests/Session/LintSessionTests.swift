import ArtifactCache
import Configuration
import Diagnostics
import Foundation
import Linting
import Reports
import TestSupport
import Testing

/// The way from the plan to the report with a stand-in that behaves as SwiftLint does.
@Suite struct LintSessionTests {
    private func with(_ rules: String, _ body: (LintedSample) throws -> Void) throws {
        try LintedSample.with(.behavesLikeSwiftLint) { sample in
            try sample.folder.write(rules, to: "app/trellis.yml")
            try sample.folder.write("# nothing\n", to: "app/Configs/tests.yml")
            try sample.folder.write("// LATER a\n", to: "app/App/Cart.swift")
            try sample.folder.write("// FORCE b\n", to: "app/App/Main.swift")
            try sample.folder.write("// LATER c\n", to: "app/AppTests/CartTests.swift")
            try body(sample)
        }
    }

    private func findings(_ report: Report) -> [String] {
        report.findings.map { "\($0.path) \($0.severity) \($0.targets.joined(separator: "+")) \($0.owners.joined(separator: "+"))" }
    }

    @Test("targets with one configuration are one run, whatever their rules, and findings have the owners of their targets")
    func grouping() throws {
        let rules = """
            lint:
              rules:
                - {targets: App, owner: shop}
                - {targets: Widget, owner: [home, shop]}
                - {targets: "*", config: Configs/tests.yml}
            """
        try with(rules) { sample in
            let report = try sample.report(sample.arguments())
            #expect(
                findings(report) == [
                    "App/Cart.swift warning App+Widget home+shop", "App/Main.swift error App shop",
                    "AppTests/CartTests.swift warning AppTests ",
                ])
            #expect(
                try sample.standIn.calls().map(\.list) == ["App/Cart.swift\nApp/Main.swift\n", "AppTests/CartTests.swift\n"])
        }
    }

    @Test("a file that two targets have with different configurations is linted once with each, and told once")
    func sharedFile() throws {
        try with("lint: {rules: [{targets: Widget, config: Configs/tests.yml}, {targets: '*'}]}\n") { sample in
            let report = try sample.report(sample.arguments("App", "Widget"))
            #expect(findings(report) == ["App/Cart.swift warning App+Widget ", "App/Main.swift error App "])
            #expect(try sample.standIn.calls().map(\.list) == ["App/Cart.swift\n", "App/Cart.swift\nApp/Main.swift\n"])
        }
    }

    @Test("rules change severities: strict, lenient, and rule by rule")
    func severities() throws {
        let rules = """
            lint:
              rules:
                - {targets: App, lenient: true, severity: {todo: off}}
                - {targets: Widget, strict: true}
                - {targets: "*Tests", severity: {todo: error}}
            """
        try with(rules) { sample in
            let report = try sample.report(sample.arguments())
            #expect(
                findings(report) == [
                    // The target that drops it does not have it.
                    "App/Cart.swift error Widget ", "App/Main.swift warning App ", "AppTests/CartTests.swift error AppTests ",
                ])
        }
    }

    @Test("warnings are counted over all targets, not in each start of the linter")
    func threshold() throws {
        try with("lint: {rules: [{targets: '*'}]}\n") { sample in
            try sample.folder.write("# first\nwarning_threshold: 2\n", to: "app/.swiftlint.yml")
            let report = try sample.report(sample.arguments())
            #expect(
                LintedSample.lines(report) == [
                    ".swiftlint.yml:2:1: error: there are 2 warnings, and from 2 on they are an error (warning_threshold)",
                    "App/Cart.swift:1:1: warning: notes for LATER should be resolved (todo)",
                    "App/Main.swift:1:1: error: Force casts should be avoided (force_cast)",
                    "AppTests/CartTests.swift:1:1: warning: notes for LATER should be resolved (todo)",
                ])
        }
    }

    @Test("the count is the same when all but one file come from the cache")
    func thresholdFromCache() throws {
        try with("lint: {rules: [{targets: '*'}]}\n") { sample in
            try sample.folder.write("warning_threshold: 2\n", to: "app/.swiftlint.yml")
            let first = try sample.session(sample.arguments(), cache: "cache").report()
            try sample.folder.write("// FORCE b\n// FORCE\n", to: "app/App/Main.swift")
            let second = try sample.session(sample.arguments(), cache: "cache").report()
            #expect(second.findings.first == first.findings.first)
            #expect(try sample.standIn.calls().last?.list == "App/Main.swift\n")
        }
    }

    @Test("a target whose files are all excluded by its configuration starts no linter and is told")
    func excludedTarget() throws {
        try with("lint: {rules: [{targets: '*'}]}\n") { sample in
            try sample.folder.write("excluded: [App, \"**/*Tests.swift\"]\n", to: "app/.swiftlint.yml")
            let session = try sample.session(sample.arguments())
            #expect(session.excluded.map(\.pattern) == ["App", "App", "**/*Tests.swift"])
            let report = try session.report()
            #expect(report.findings.isEmpty)
            #expect(try sample.standIn.calls().isEmpty)
            #expect(
                report.targets.map(\.status) == Array(repeating: .skipped("all-files-excluded"), count: 3) + [.skipped("no-swift-files")])
        }
    }

    @Test("a linter that takes too long is ended, and the targets and files that it had are named")
    func timeout() throws {
        try with("lint: {rules: [{targets: '*'}]}\n") { sample in
            try sample.folder.write("case $1 in version) echo 0.62.2; exit;; esac\nexec sleep 600", to: "bin/swiftlint.script")
            var arguments = sample.arguments("App")
            arguments.timeLimitSeconds = 1
            let report = try sample.report(arguments)
            #expect(LintVerdict(report, allowsWarnings: true) == .failed)
            #expect(
                report.diagnostics.map(\.description) == [
                    """
                    error: swiftlint was ended after 1 second, see '--timeout', on target 'App' [linter-failed]
                    note: it was looking at 'App/Cart.swift'
                    note: it was looking at 'App/Main.swift'
                    """
                ])
        }
    }

    @Test("--fix lets the linter correct the files first, and reports what is left")
    func fix() throws {
        try with("lint: {rules: [{targets: '*'}]}\n") { sample in
            var arguments = sample.arguments("App")
            arguments.mode = .fix
            let report = try sample.report(arguments)
            #expect(report.findings.count == 2)
            #expect(try sample.standIn.calls().map { $0.arguments.contains("--fix") }.sorted { $0 && !$1 } == [true, false])
        }
    }

    @Test("the analyzer gets the arguments of the compiler each time, because what it finds depends on more than a file")
    func analyze() throws {
        try with("lint: {rules: [{targets: '*'}]}\n") { sample in
            _ = try sample.session(sample.arguments("App"), cache: "cache").report()
            var arguments = sample.arguments("App")
            arguments.mode = .analyze(compileCommands: "commands.json")
            for _ in 0..<2 {
                let report = try sample.session(arguments, cache: "cache").report()
                #expect(report.findings.map(\.rule) == ["todo", "force_cast"])
            }
            let calls = try sample.standIn.calls().map { $0.arguments.prefix(3).joined(separator: " ") }
            #expect(calls.count { $0 == "analyze --compile-commands commands.json" } == 2)
            #expect(calls.count { $0.hasPrefix("lint ") } == 1)
        }
    }

    @Test("a linter without an analyzer is passed over with a note")
    func analyzeWithoutAnalyzer() throws {
        try with("lint: {linter: swift-format, rules: [{targets: '*'}]}\n") { sample in
            var arguments = sample.arguments("App")
            arguments.mode = .analyze(compileCommands: "commands.json")
            let report = try sample.report(arguments)
            #expect(report.findings == [])
            #expect(report.diagnostics.contains { $0.code == "no-analysis" && $0.severity == .note })
        }
    }

    @Test("further options go to the linter, and make results of their own")
    func linterOptions() throws {
        try with("lint: {rules: [{targets: '*'}]}\n") { sample in
            var arguments = sample.arguments("App")
            _ = try sample.session(arguments, cache: "cache").report()
            arguments.linterArguments = ["--strict"]
            let report = try sample.session(arguments, cache: "cache").report()
            #expect(report.findings.map(\.severity) == [.error, .error])
            #expect(try sample.standIn.calls().contains { $0.arguments.last == "--strict" })
        }
    }

    @Test("SwiftLint leaves out what is excluded by itself only where that is quick", arguments: [("0.62.2", false), ("0.63.0", true)])
    func forceExclude(version: String, isForced: Bool) throws {
        try ScratchFolder.with { folder in
            let standIn = try StandIn(in: folder, .behavesLikeSwiftLint, version: version)
            let sample = LintedSample(folder: folder, standIn: standIn)
            try sample.writeProject(sources: ["A.swift"])
            _ = try sample.report(sample.arguments("App", ".swiftlint.yml"))
            #expect(try standIn.calls().map { $0.arguments.contains("--force-exclude") } == [isForced])
        }
    }

    @Test("files that no target has are linted by the rule for them when that is asked for")
    func unowned() throws {
        try with("lint: {rules: [{targets: '(no target)', severity: {todo: error}}, {targets: '*'}]}\n") { sample in
            try sample.folder.write("// LATER x\n", to: "app/Unowned.swift")
            try sample.folder.write("// LATER y\n", to: "app/.build/Hidden.swift")
            var arguments = sample.arguments()
            arguments.includesUnowned = true
            let report = try sample.report(arguments)
            #expect(findings(report).last == "Unowned.swift error (no target) ")
            let session = try sample.session(arguments)
            #expect(try UnownedFiles(session.setup, in: session.environment).shownPaths == ["Unowned.swift"])
        }
    }

    @Test("all kinds of projects are linted", arguments: ["project.yml", "App.xcworkspace"])
    func kinds(name: String) throws {
        try with("lint: {rules: [{targets: 'App'}]}\n") { sample in
            let spec = "name: Spec\ntargets: {App: {type: application, platform: iOS, sources: [App]}}\n"
            try sample.folder.write(spec, to: "app/project.yml")
            let workspace = "<Workspace version=\"1.0\"><FileRef location=\"group:App.xcodeproj\"/></Workspace>"
            try sample.folder.write(workspace, to: "app/App.xcworkspace/contents.xcworkspacedata")
            let report = try sample.report(LintArguments(project: sample.folder.path("app/" + name)))
            #expect(findings(report) == ["App/Cart.swift warning App ", "App/Main.swift error App "])
        }
    }

    @Test("a mistake in another section of the trellis.yml stops nobody")
    func otherSection() throws {
        try with("codegen: nonsense\nlint: {rules: [{targets: App}]}\n") { sample in
            let report = try sample.report(sample.arguments())
            #expect(report.findings.count == 2)
        }
    }
}
