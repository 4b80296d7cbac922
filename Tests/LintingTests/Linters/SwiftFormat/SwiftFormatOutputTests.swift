import Configuration
import Diagnostics
import Linting
import Reports
import SystemSupport
import Testing

@Suite struct SwiftFormatOutputTests {
    private let place = LintPlace(workingDirectory: "/app", temporaryFolder: "/temporary", executable: "/bin/swift-format")
    private let job = LintJob(
        number: 1,
        linter: .swiftFormat,
        configuration: "c.json",
        files: ["Sources/A.swift", "/shared/B.swift", "co:lon:3:4: x.swift"], targets: ["App"]
    )

    private func output(
        _ text: String,
        _ termination: ProcessResult.Termination = .exited(0)
    ) throws(DiagnosticError) -> LinterOutput {
        let result = ProcessResult(termination: termination, standardError: Array(text.utf8))
        return try SwiftFormat().output(of: result, for: job, in: place)
    }

    private func finding(
        _ path: String, _ line: Int, _ column: Int, _ severity: Severity, _ message: String, _ rule: String?
    ) -> Finding {
        Finding(path: path, line: line, column: column, severity: severity, message: message, rule: rule, tool: "swift-format")
    }

    @Test("lines become findings")
    func findings() throws {
        let result = try output(
            """
            Sources/A.swift:3:9: warning: [NeverForceUnwrap] do not force unwrap 'y'
            /shared/B.swift:10:1: warning: [Spacing] add 1 space
            co:lon:3:4: x.swift:1:6: warning: [Rule] a: warning: in the words

            """
        )
        #expect(
            result.findings == [
                finding("Sources/A.swift", 3, 9, .warning, "do not force unwrap 'y'", "NeverForceUnwrap"),
                finding("/shared/B.swift", 10, 1, .warning, "add 1 space", "Spacing"),
                finding("co:lon:3:4: x.swift", 1, 6, .warning, "a: warning: in the words", "Rule"),
            ]
        )
        #expect(result.diagnostics.isEmpty)
    }

    @Test("source that does not parse is an error, at the path that the job has although another is printed")
    func unparsable() throws {
        let result = try output("/app/Sources/A.swift:2:8: error: expected identifier in struct\n", .exited(1))
        #expect(result.findings == [finding("Sources/A.swift", 2, 8, .error, "expected identifier in struct", nil)])
    }

    @Test("no output is clean")
    func clean() throws {
        #expect(try output("") == LinterOutput(findings: [], diagnostics: []))
    }

    @Test(
        "what swift-format says about its configuration is a failure, even with exit code 0",
        arguments: [Int32(0), 1]
    )
    func configuration(status: Int32) {
        let words = "<unknown>: warning: Configuration contains an unrecognized rule: Nope"
        let error = #expect(throws: DiagnosticError.self) {
            try output(words + "\nSources/A.swift:3:9: warning: [X] y\n", .exited(status))
        }
        #expect(
            error?.description == """
                error: swift-format does not accept the configuration 'c.json' for target 'App' [bad-linter-configuration]
                note: swift-format says: \(words)
                note: swift-format says: Sources/A.swift:3:9: warning: [X] y
                """
        )
    }

    @Test("another exit code is a failure", arguments: [2, 64, 139])
    func failures(status: Int32) {
        let error = #expect(throws: DiagnosticError.self) { try output("Error: Unknown option '--x'\n", .exited(status)) }
        #expect(
            error?.description == """
                error: swift-format failed with exit code \(status) on target 'App' [linter-failed]
                note: swift-format says: Error: Unknown option '--x'
                """
        )
    }

    @Test("exit code 1 without an error is a failure")
    func contradiction() {
        #expect(throws: DiagnosticError.self) { try output("Sources/A.swift:3:9: warning: [X] y\n", .exited(1)) }
    }

    @Test("a signal is a failure")
    func signal() {
        #expect(throws: DiagnosticError.self) { try output("", .signalled(9)) }
    }

    @Test("a line that is cut is an error with its number")
    func cut() {
        let error = #expect(throws: DiagnosticError.self) {
            try output("Sources/A.swift:3:9: warning: [X] y\nSources/A.swift:4:9: warn")
        }
        #expect(error?.diagnostics.first?.location == SourceLocation(path: "<output of swift-format>", line: 2))
    }

    @Test("a line that is no finding is passed on as a warning")
    func otherLine() throws {
        let result = try output("objc: class is implemented twice\nSources/A.swift:0:0: warning: [X] y\n")
        #expect(result.findings == [finding("Sources/A.swift", 1, 1, .warning, "y", "X")])
        #expect(
            result.diagnostics.map(\.description) == [
                "warning: swift-format says with 'c.json': objc: class is implemented twice [linter-message]"
            ]
        )
    }

    @Test("numbers that do not fit and missing numbers do not stop the reading")
    func strangeNumbers() throws {
        let text = "A.swift:99999999999999999999:1: warning: x\nA.swift::1: warning: x\n: warning: x\n:1:1: error: x\n"
        let result = try output(text)
        #expect(result.findings.isEmpty)
        #expect(result.diagnostics.count == 4)
    }

    @Test("bytes that are no UTF-8 are repaired")
    func invalidUTF8() throws {
        let bytes = Array("Sources/A.swift:3:9: warning: [X] ".utf8) + [0xFF, 0x0A]
        let result = try SwiftFormat().output(
            of: ProcessResult(termination: .exited(0), standardError: bytes),
            for: job,
            in: place
        )
        #expect(result.findings.map(\.message) == ["\u{FFFD}"])
    }

    @Test("50,000 findings in one file are read")
    func many() throws {
        let text = (1...50_000).map { "Sources/A.swift:\($0):1: warning: [X] y\n" }.joined()
        #expect(try output(text).findings.count == 50_000)
    }
}
