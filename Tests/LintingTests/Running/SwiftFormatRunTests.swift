import Configuration
import Diagnostics
import Linting
import Reports
import SystemSupport
import TestSupport
import Testing

/// Where the real linters of this machine are.
private let search = LinterSearch(path: ProcessEnvironment.variable("PATH") ?? "")

/// Runs of the real swift-format of the toolchain.
@Suite(.enabled(if: SwiftFormat().locate(search) != nil, "needs swift-format on PATH"))
struct SwiftFormatRunTests {
    private static let configuration = #"{"version": 1, "indentation": {"spaces": 4}, "rules": {"NeverForceUnwrap": true}}"#

    private func run(_ files: [String], configuration: String = SwiftFormatRunTests.configuration) throws -> LintJobResult {
        try ScratchFolder.with { scratch in
            try scratch.write(configuration, to: "any.name")
            for file in files { try scratch.write("let a: Int? = 1\nlet b = a!\n", to: file) }
            try scratch.write("struct {\n", to: "Broken.swift")
            let job = LintJob(
                number: 1,
                linter: .swiftFormat,
                configuration: "any.name",
                files: files.isEmpty ? ["Broken.swift"] : files, targets: ["App"]
            )
            return try LintRunner(workingDirectory: scratch.path, executables: LintRunner.locate([.swiftFormat], in: search)).run([job])[0]
        }
    }

    @Test("findings have the paths of the job, also with strange names")
    func names() throws {
        let files = ["A.swift", "-dash.swift", "co:lon:3:4: warning.swift", "Z[1]{a,b}*?.swift", "sp ace/\u{E9}.swift", "it's \"q\".swift"]
        let result = try run(files)
        #expect(!result.hasFailed)
        #expect(result.diagnostics.isEmpty)
        let merged = FindingOrder.merged(result.findings)
        #expect(merged.map(\.path) == files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(
            Set(merged.map { "\($0.line):\($0.column ?? 0) \($0.severity) \($0.rule ?? "") \($0.message)" })
                == ["2:9 warning NeverForceUnwrap do not force unwrap 'a'"]
        )
    }

    @Test("source that does not parse is an error finding and no failure")
    func unparsable() throws {
        let result = try run([])
        #expect(!result.hasFailed)
        #expect(result.findings.first?.path == "Broken.swift")
        #expect(result.findings.first?.severity == .error)
    }

    @Test(
        "a configuration that is empty, broken, or names a rule that does not exist is a failure",
        arguments: ["", "{", #"{"version": 1, "rules": {"Nope": true}}"#, #"{"version": 99}"#]
    )
    func configurations(text: String) throws {
        let result = try run(["A.swift"], configuration: text)
        #expect(result.hasFailed)
        #expect(result.diagnostics.first?.code == "bad-linter-configuration")
    }

    @Test("however many run at once, every report has the same bytes")
    func jobs() throws {
        try ScratchFolder.with { scratch in
            let sources = (0..<300).map { "App/File\($0).swift" }
            try scratch.write(SampleProject.text(sources: sources), to: "App.xcodeproj/project.pbxproj")
            for (number, source) in sources.enumerated() {
                try scratch.write("let a = b\(number.isMultiple(of: 3) ? "!" : "")\n", to: source)
            }
            try scratch.write(Self.configuration, to: ".swift-format")
            func report(_ jobCount: Int) throws -> Report {
                let environment = LintEnvironment(workingDirectory: scratch.path, fileSystem: DiskFileSystem(), search: search)
                var arguments = LintArguments(project: scratch.path("App.xcodeproj"), names: ["App"], linter: .swiftFormat)
                arguments.jobCount = jobCount
                return try LintSession(arguments, in: environment).report()
            }
            let (one, four) = (try report(1), try report(4))
            #expect(one.findings.count == 100)
            for format in ReportFormat.allCases { #expect(format.text(of: one) == format.text(of: four)) }
        }
    }
}
