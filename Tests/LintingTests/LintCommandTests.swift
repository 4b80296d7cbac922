import Configuration
import Diagnostics
import Foundation
import Linting
import Reports
import TestSupport
import Testing

/// The whole way with a stand-in for SwiftLint: what went wrong with the ancestor of this tool does not go wrong here.
@Suite struct LintCommandTests {
    @Test("the ancestor's command line lints the Swift files of one target, and changes no file")
    func ancestor() throws {
        try LintedSample.with { sample in
            let before = try sample.snapshot()
            let report = try sample.report(sample.arguments("App", ".swiftlint.yml"))
            #expect(
                ReportFormat.relative.text(of: report) == """
                    App/Cart.swift:1:2: warning: resolve it (todo)
                    App/Main.swift:1:2: warning: resolve it (todo)

                    """
            )
            #expect(try sample.standIn.calls().map(\.list) == ["App/Cart.swift\nApp/Main.swift\n"])
            #expect(try sample.snapshot() == before)
        }
    }

    @Test("a configuration is passed on as it is, in its own folder, even when it is empty")
    func configurationIsPassedOn() throws {
        try LintedSample.with { sample in
            _ = try sample.report(sample.arguments("App", "Configs/tests.yml"))
            #expect(try sample.standIn.calls().map { $0.arguments.suffix(2) } == [["--config", "Configs/tests.yml"]])
            try sample.folder.write("", to: "app/empty.yml")
            #expect(try sample.report(sample.arguments("App", "empty.yml")).findings.count == 2)
            #expect(sample.folder.text("app/empty.yml") == "")
        }
    }

    @Test("an unknown target starts no linter and writes nothing")
    func unknownTarget() throws {
        try LintedSample.with { sample in
            let before = try sample.snapshot()
            #expect(throws: DiagnosticError.self) { try sample.report(sample.arguments("Ap", ".swiftlint.yml")) }
            #expect(try sample.standIn.calls().isEmpty)
            #expect(try sample.snapshot() == before)
        }
    }

    @Test("a target with a synchronized folder is linted with the files of that folder and no others")
    func synchronizedFolder() throws {
        try LintedSample.with { sample in
            _ = try sample.report(sample.arguments("AppTests", "Configs/tests.yml"))
            #expect(try sample.standIn.calls().map(\.list) == ["AppTests/CartTests.swift\n"])
        }
    }

    @Test("a target without Swift files is skipped, and no linter is started for it")
    func withoutSwiftFiles() throws {
        try LintedSample.with { sample in
            let report = try sample.report(sample.arguments("Docs", ".swiftlint.yml"))
            #expect(try sample.standIn.calls().isEmpty)
            #expect(LintVerdict(report, allowsWarnings: false) == .clean)
            #expect(report.diagnostics.map(\.code) == ["target-skipped"])
        }
    }

    @Test("a synchronized folder that is empty is no reason to lint everything")
    func emptySynchronizedFolder() throws {
        try LintedSample.with { sample in
            try FileManager.default.removeItem(atPath: sample.folder.path("app/AppTests/CartTests.swift"))
            let report = try sample.report(sample.arguments("AppTests", ".swiftlint.yml"))
            #expect(try sample.standIn.calls().isEmpty)
            #expect(report.diagnostics.map(\.code) == ["target-skipped"])
        }
    }

    @Test("a slash behind the project changes no path")
    func trailingSlash() throws {
        try LintedSample.with { sample in
            let report = try sample.report(sample.arguments("Widget", ".swiftlint.yml", project: "App.xcodeproj/"))
            #expect(report.findings.map(\.path) == ["App/Cart.swift"])
        }
    }

    @Test("names with characters of globs and quotes reach the linter and come back")
    func strangeNames() throws {
        try LintedSample.with { sample in
            let sources = [
                "Z[1].swift", "a*b?.swift", "{x,y}.swift", "it's \"q\" \\.swift", "-dash.swift", "e\u{301}.swift", "\u{E9}.swift",
            ]
            try sample.writeProject(sources: sources)
            let report = try sample.report(sample.arguments("App", ".swiftlint.yml"))
            #expect(report.diagnostics.isEmpty)
            #expect(
                report.findings.map { Array($0.path.utf8) }
                    == sources.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
            )
        }
    }

    @Test("long paths, links, and names that differ in case only are files like others")
    func unusualFiles() throws {
        try LintedSample.with { sample in
            let folder = Array(repeating: String(repeating: "d", count: 200), count: 17).joined(separator: "/")
            let sources = ["\(folder)/Long.swift", "Case.swift", "case.swift", "Link.swift"]
            try sample.writeProject(sources: sources)
            try FileManager.default.removeItem(atPath: sample.folder.path("app/Link.swift"))
            try sample.folder.link("app/Link.swift", to: "Case.swift")
            let isCaseSensitive = try FileManager.default.contentsOfDirectory(atPath: sample.folder.path("app")).contains("case.swift")
            let report = try sample.report(sample.arguments("App", ".swiftlint.yml"))
            #expect(report.diagnostics.isEmpty)
            let expected = ["Case.swift", "Link.swift", "case.swift", "\(folder)/Long.swift"]
            #expect(report.findings.map(\.path) == (isCaseSensitive ? expected : report.findings.map(\.path)))
        }
    }

    @Test("a source that is gone is dropped with a warning and not passed on")
    func missingSource() throws {
        try LintedSample.with { sample in
            try FileManager.default.removeItem(atPath: sample.folder.path("app/App/Main.swift"))
            let report = try sample.report(sample.arguments("App", ".swiftlint.yml"))
            #expect(try sample.standIn.calls().map(\.list) == ["App/Cart.swift\n"])
            #expect(report.diagnostics.map(\.code) == ["missing-file"])
        }
    }

    @Test("with a trellis.yml each target gets its own configuration, and a shared file is reported once for both targets")
    func rules() throws {
        try LintedSample.with { sample in
            let rules = """
                lint:
                  rules:
                    - targets: ["*Tests"]
                      config: Configs/tests.yml
                    - targets: ["*"]
                      config: .swiftlint.yml

                """
            try sample.folder.write(rules, to: "app/trellis.yml")
            let report = try sample.report(sample.arguments())
            #expect(
                try sample.standIn.calls().map { "\($0.list) \($0.arguments.dropFirst(5).joined(separator: " "))" } == [
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
}
