import ArtifactCache
import Configuration
import Diagnostics
import Foundation
import Linting
import Reports
import TestSupport
import Testing

/// Results are kept by content: what has not changed is not linted again, and the report is the same.
@Suite struct ResultCacheTests {
    private static let rules = """
        lint:
          rules:
            - targets: ["*Tests"]
              config: Configs/tests.yml
            - targets: ["*"]
              config: .swiftlint.yml

        """

    private func withSample(_ body: (LintedSample) throws -> Void) throws {
        try LintedSample.with(.behavesLikeSwiftLint) { sample in
            try sample.folder.write(Self.rules, to: "app/trellis.yml")
            try sample.folder.write("line_length: off\n", to: "app/Configs/tests.yml")
            try sample.folder.write("// LATER a\n", to: "app/App/Cart.swift")
            try sample.folder.write("let x = 1\n// FORCE \"b\"\n", to: "app/App/Main.swift")
            try body(sample)
        }
    }

    private func run(_ sample: LintedSample, in folder: String = "app", usesCache: Bool = true) throws -> Report {
        var arguments = LintArguments(project: sample.folder.path(folder + "/App.xcodeproj"))
        arguments.usesCache = usesCache
        return try sample.session(arguments, in: folder, cache: "cache").report()
    }

    @Test("a second run starts no linter, and has the same report to the byte, as has a run without the cache")
    func warm() throws {
        try withSample { sample in
            let first = try run(sample)
            #expect(
                LintedSample.lines(first) == [
                    "App/Cart.swift:1:1: warning: notes for LATER should be resolved (todo)",
                    "App/Main.swift:2:1: error: Force casts should be avoided (force_cast)",
                ])
            #expect(first.findings.map(\.source) == ["// LATER a", "// FORCE \"b\""])
            #expect(try sample.standIn.calls().count == 2)
            let second = try run(sample)
            #expect(try sample.standIn.calls().count == 2)
            let third = try run(sample, usesCache: false)
            #expect(try sample.standIn.calls().count == 4)
            for format in ReportFormat.allCases {
                #expect(format.text(of: second) == format.text(of: first))
                #expect(format.text(of: third) == format.text(of: first))
            }
        }
    }

    @Test("only a file that has changed is linted again")
    func changedFile() throws {
        try withSample { sample in
            _ = try run(sample)
            try sample.folder.write("// LATER a\n// LATER b\n", to: "app/App/Cart.swift")
            let report = try run(sample)
            #expect(report.findings.count == 3)
            #expect(try sample.standIn.calls().map(\.list).contains("App/Cart.swift\n"))
            #expect(try sample.standIn.calls().count == 3)
        }
    }

    @Test("a file that has its old content again is not linted again")
    func oldContent() throws {
        try withSample { sample in
            _ = try run(sample)
            try sample.folder.write("", to: "app/App/Cart.swift")
            #expect(try run(sample).findings.count == 1)
            try sample.folder.write("// LATER a\n", to: "app/App/Cart.swift")
            #expect(try run(sample).findings.count == 2)
            #expect(try sample.standIn.calls().count == 3)
        }
    }

    @Test("a run over one file of a large target keeps the results of the others")
    func largeTarget() throws {
        try withSample { sample in
            try sample.writeProject(sources: (0..<1_500).map { "App/File\($0).swift" })
            try sample.folder.write("# nothing\n", to: "app/Configs/tests.yml")
            _ = try run(sample)
            let count = try sample.standIn.calls().count
            try sample.folder.write("// LATER", to: "app/App/File7.swift")
            _ = try run(sample)
            #expect(try run(sample).findings.count == 1)
            #expect(try sample.standIn.calls().count == count + 1)
        }
    }

    @Test(
        "whatever the findings depend on makes a linter run again",
        arguments: [
            (".swiftlint.yml", "# other\n"), ("App/.swiftlint.yml", "disabled_rules: [todo]\n"), ("parent.yml", "# other\n"),
        ]
    )
    func changedConfiguration(path: String, text: String) throws {
        try withSample { sample in
            try sample.folder.write("parent_config: parent.yml\n", to: "app/.swiftlint.yml")
            try sample.folder.write("# nothing\n", to: "app/parent.yml")
            _ = try run(sample)
            let count = try sample.standIn.calls().count
            try sample.folder.write(text, to: "app/" + path)
            _ = try run(sample)
            #expect(try sample.standIn.calls().count == count + 1)
        }
    }

    @Test("another version of the linter runs again")
    func otherVersion() throws {
        try withSample { sample in
            _ = try run(sample)
            let script = try #require(sample.folder.text("bin/swiftlint.script"))
            try FileManager.default.removeItem(atPath: sample.folder.path("bin/swiftlint"))
            try sample.folder.write(script.replacing("0.62.2", with: "0.65.1"), to: "bin/swiftlint.script")
            // The link has to lead to another file, so that the program has another stamp.
            try sample.folder.link("bin/swiftlint", to: StandIn.otherProgram)
            _ = try run(sample)
            #expect(try sample.standIn.calls().count == 4)
        }
    }

    @Test("a fresh clone in another folder uses the results, which a CI job has restored")
    func otherFolder() throws {
        try withSample { sample in
            let first = try run(sample)
            try FileManager.default.moveItem(atPath: sample.folder.path("app"), toPath: sample.folder.path("clone"))
            let second = try run(sample, in: "clone")
            #expect(try sample.standIn.calls().count == 2)
            #expect(second.findings == first.findings)
        }
    }

    @Test("a configuration that looks at absolute paths has results for its folder only")
    func absolutePaths() throws {
        try withSample { sample in
            try sample.folder.write("custom_rules: {x: {included: '.*/App/.*', regex: y}}\n", to: "app/.swiftlint.yml")
            _ = try run(sample)
            try FileManager.default.moveItem(atPath: sample.folder.path("app"), toPath: sample.folder.path("clone"))
            _ = try run(sample, in: "clone")
            #expect(try sample.standIn.calls().count == 3)
        }
    }

    @Test("a configuration that depends on another machine has no results that are kept")
    func remote() throws {
        try withSample { sample in
            try sample.folder.write("parent_config: https://example.com/lint.yml\n", to: "app/.swiftlint.yml")
            for _ in 0..<2 { _ = try run(sample) }
            #expect(try sample.standIn.calls().count == 3)
        }
    }

    @Test("a damaged cache costs time only")
    func damage() throws {
        try withSample { sample in
            let first = try run(sample)
            let folder = sample.folder.path("cache")
            for item in try FileManager.default.subpathsOfDirectory(atPath: folder) {
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: folder + "/" + item, isDirectory: &isFolder), !isFolder.boolValue else {
                    continue
                }
                try sample.folder.write(Array(repeating: UInt8(7), count: 99), to: "cache/" + item)
            }
            #expect(try run(sample).findings == first.findings)
            #expect(try sample.standIn.calls().count == 4)
        }
    }

    @Test("what a linter says beside its findings is said again when it does not run")
    func remarks() throws {
        try withSample { sample in
            let script = try #require(sample.folder.text("bin/swiftlint.script"))
            try sample.folder.write("echo \"warning: 'x' is not a valid rule identifier\" >&2\n" + script, to: "bin/swiftlint.script")
            let first = try run(sample)
            #expect(first.diagnostics.map(\.code) == ["target-skipped", "linter-message", "linter-message"])
            #expect(try run(sample).diagnostics == first.diagnostics)
            #expect(try sample.standIn.calls().count == 2)
        }
    }

    @Test("a linter that failed leaves nothing behind")
    func failure() throws {
        try withSample { sample in
            try sample.folder.write("swiftlint_version: 0.1\n", to: "app/.swiftlint.yml")
            for count in [2, 3] {
                let report = try run(sample)
                #expect(LintVerdict(report, allowsWarnings: true) == .failed)
                #expect(report.diagnostics.contains { $0.code == "linter-version" })
                #expect(try sample.standIn.calls().count == count)
            }
        }
    }

    @Test("two runs at once do not disturb each other")
    func atOnce() throws {
        try withSample { sample in
            let expected = try run(sample, usesCache: false).findings
            DispatchQueue.concurrentPerform(iterations: 6) { _ in
                let report = try? run(sample)
                #expect(report?.findings == expected)
            }
            let count = try sample.standIn.calls().count
            #expect(try run(sample).findings == expected)
            #expect(try sample.standIn.calls().count == count)
        }
    }
}
