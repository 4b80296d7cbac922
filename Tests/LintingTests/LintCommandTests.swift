import Configuration
import Diagnostics
import Foundation
import Linting
import SystemSupport
import Testing

/// The whole way with a stand-in for SwiftLint: what went wrong with the ancestor of this tool does not go wrong here.
@Suite struct LintCommandTests {
    private let scratch: ScratchFolder
    private let standIn: StandIn

    init() throws {
        scratch = try ScratchFolder()
        standIn = try StandIn(in: scratch, .warningForEachFile)
        try writeProject(sources: ["App/Cart.swift", "App/Main.swift", "App/Legacy.m"])
    }

    private func writeProject(sources: [String]) throws {
        try scratch.write(SampleProject.text(sources: sources), to: "app/App.xcodeproj/project.pbxproj")
        for source in sources { try scratch.write("", to: "app/" + source) }
        try scratch.write("", to: "app/AppTests/CartTests.swift")
        try scratch.write("", to: "app/Unowned.swift")
        try scratch.write("# nothing\n", to: "app/.swiftlint.yml")
        try scratch.write("line_length: off\nswiftlint_version: 0.60\n", to: "app/Configs/tests.yml")
    }

    private func report(_ arguments: LintArguments) throws -> LintReport {
        let environment = LintEnvironment(
            workingDirectory: scratch.path + "/app",
            fileSystem: DiskFileSystem(),
            search: standIn.search
        )
        return try LintCommand.report(for: arguments, in: environment)
    }

    private func arguments(_ names: String..., project: String = "App.xcodeproj") -> LintArguments {
        LintArguments(project: scratch.path + "/app/" + project, names: names)
    }

    @Test("the ancestor's command line lints the Swift files of one target, and changes no file")
    func ancestor() throws {
        let before = try scratch.snapshot(of: "app")
        let report = try report(arguments("App", ".swiftlint.yml"))
        #expect(
            report.text == """
                App/Cart.swift:1:2: warning: resolve it (todo)
                App/Main.swift:1:2: warning: resolve it (todo)

                """
        )
        #expect(try standIn.calls().map(\.list) == ["App/Cart.swift\nApp/Main.swift\n"])
        #expect(try scratch.snapshot(of: "app") == before)
    }

    @Test("a configuration is passed on as it is, in its own folder, even when it is empty")
    func configurationIsPassedOn() throws {
        _ = try report(arguments("App", "Configs/tests.yml"))
        #expect(try standIn.calls().map { $0.arguments.suffix(2) } == [["--config", "Configs/tests.yml"]])
        try scratch.write("", to: "app/empty.yml")
        #expect(try report(arguments("App", "empty.yml")).findings.count == 2)
        #expect(try scratch.text(of: "app/empty.yml") == "")
    }

    @Test("an unknown target starts no linter and writes nothing")
    func unknownTarget() throws {
        let before = try scratch.snapshot(of: "app")
        #expect(throws: DiagnosticError.self) { try report(arguments("Ap", ".swiftlint.yml")) }
        #expect(try standIn.calls().isEmpty)
        #expect(try scratch.snapshot(of: "app") == before)
    }

    @Test("a target with a synchronized folder is linted with the files of that folder and no others")
    func synchronizedFolder() throws {
        _ = try report(arguments("AppTests", "Configs/tests.yml"))
        #expect(try standIn.calls().map(\.list) == ["AppTests/CartTests.swift\n"])
    }

    @Test("a target without Swift files is skipped, and no linter is started for it")
    func withoutSwiftFiles() throws {
        let report = try report(arguments("Docs", ".swiftlint.yml"))
        #expect(try standIn.calls().isEmpty)
        #expect(report.verdict(allowsWarnings: false) == .clean)
        #expect(report.diagnostics.map(\.code) == ["target-skipped"])
    }

    @Test("a synchronized folder that is empty is no reason to lint everything")
    func emptySynchronizedFolder() throws {
        try FileManager.default.removeItem(atPath: scratch.path + "/app/AppTests/CartTests.swift")
        let report = try report(arguments("AppTests", ".swiftlint.yml"))
        #expect(try standIn.calls().isEmpty)
        #expect(report.diagnostics.map(\.code) == ["target-skipped"])
    }

    @Test("a slash behind the project changes no path")
    func trailingSlash() throws {
        #expect(try report(arguments("Widget", ".swiftlint.yml", project: "App.xcodeproj/")).findings.map(\.path) == ["App/Cart.swift"])
    }

    @Test("names with characters of globs and quotes reach the linter and come back")
    func strangeNames() throws {
        let sources = ["Z[1].swift", "a*b?.swift", "{x,y}.swift", "it's \"q\" \\.swift", "-dash.swift", "e\u{301}.swift", "\u{E9}.swift"]
        try writeProject(sources: sources)
        let report = try report(arguments("App", ".swiftlint.yml"))
        #expect(report.diagnostics.isEmpty)
        #expect(
            report.findings.map { Array($0.path.utf8) }
                == sources.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
        )
    }

    @Test("a source that is gone is dropped with a warning and not passed on")
    func missingSource() throws {
        try FileManager.default.removeItem(atPath: scratch.path + "/app/App/Main.swift")
        let report = try report(arguments("App", ".swiftlint.yml"))
        #expect(try standIn.calls().map(\.list) == ["App/Cart.swift\n"])
        #expect(report.diagnostics.map(\.code) == ["missing-file"])
    }

    @Test("with a trellis.yml each target gets its own configuration, and a shared file is reported once for both targets")
    func rules() throws {
        let rules = """
            lint:
              rules:
                - targets: ["*Tests"]
                  config: Configs/tests.yml
                - targets: ["*"]
                  config: .swiftlint.yml

            """
        try scratch.write(rules, to: "app/trellis.yml")
        let report = try report(arguments())
        #expect(
            try standIn.calls().map { "\($0.list) \($0.arguments.dropFirst(6).joined(separator: " "))" } == [
                "App/Cart.swift\n ",
                "App/Cart.swift\nApp/Main.swift\n ",
                "AppTests/CartTests.swift\n --config Configs/tests.yml",
            ]
        )
        #expect(
            report.findings.map { "\($0.path) \($0.targets.joined(separator: ","))" } == [
                "App/Cart.swift App,Widget", "App/Main.swift App", "AppTests/CartTests.swift AppTests",
            ]
        )
        #expect(report.targets.map(\.name) == ["App", "Widget", "AppTests", "Docs"])
    }
}
