import Configuration
import Diagnostics
import Linting
import Reports
import SystemSupport
import Testing

@Suite struct SwiftLintOutputTests {
    private let place = LintPlace(workingDirectory: "/app", temporaryFolder: "/temporary", executable: "/bin/swiftlint")
    private let job = LintJob(
        number: 1,
        linter: .swiftLint,
        configuration: "lint.yml",
        files: ["Sources/A.swift", "/shared/B.swift"], targets: ["App"]
    )

    private func output(
        _ output: String,
        error: String = "",
        _ termination: ProcessResult.Termination = .exited(0)
    ) throws(DiagnosticError) -> LinterOutput {
        try self.output(Array(output.utf8), error: error, termination)
    }

    private func output(
        _ output: [UInt8],
        error: String = "",
        _ termination: ProcessResult.Termination = .exited(0)
    ) throws(DiagnosticError) -> LinterOutput {
        let result = ProcessResult(termination: termination, standardOutput: output, standardError: Array(error.utf8))
        return try SwiftLint().output(of: result, for: job, in: place)
    }

    private func item(file: String, line: String = "3", character: String = "7", severity: String = "Warning") -> String {
        """
        {"character" : \(character), "file" : \(file), "line" : \(line), "reason" : "Force casts should be avoided",
         "rule_id" : "force_cast", "severity" : "\(severity)", "type" : "Force Cast"}
        """
    }

    @Test("a report becomes findings, with the paths that the job has")
    func findings() throws {
        let text =
            "[\(item(file: #""\/app\/Sources\/A.swift""#)), \(item(file: #""/shared/B.swift""#, character: "null", severity: "Error"))]"
        let result = try output(text, .exited(2))
        #expect(
            result.findings == [
                Finding(
                    path: "Sources/A.swift", line: 3, column: 7, severity: .warning,
                    message: "Force casts should be avoided", rule: "force_cast", ruleTitle: "Force Cast", tool: "swiftlint"
                ),
                Finding(
                    path: "/shared/B.swift", line: 3, column: nil, severity: .error,
                    message: "Force casts should be avoided", rule: "force_cast", ruleTitle: "Force Cast", tool: "swiftlint"
                ),
            ]
        )
        #expect(result.diagnostics.isEmpty)
    }

    @Test("an empty report with exit code 0 is clean")
    func clean() throws {
        #expect(try output("[\n\n]\n") == LinterOutput(findings: [], diagnostics: []))
    }

    @Test("a finding without a file, such as a threshold, is about the configuration", arguments: ["null", #""""#])
    func threshold(file: String) throws {
        let findings = try output("[\(item(file: file, line: "0", severity: "Error"))]", .exited(2)).findings
        #expect(findings.map(\.path) == ["lint.yml"])
        #expect(findings.map(\.line) == [1])
    }

    @Test("what SwiftLint says on standard error beside a valid report is passed on")
    func remarks() throws {
        let diagnostics = try output("[]", error: "warning: 'x' is not a valid rule identifier\n\n").diagnostics
        #expect(
            diagnostics.map(\.description) == [
                "warning: swiftlint says with 'lint.yml': warning: 'x' is not a valid rule identifier [linter-message]"
            ]
        )
    }

    @Test("bytes that are no UTF-8 are repaired")
    func invalidUTF8() throws {
        var bytes = Array("[\(item(file: #""/app/Sources/A.swift""#))]".utf8)
        let place = try #require(bytes.firstIndex(of: UInt8(ascii: "F")))
        bytes[place] = 0xFF
        #expect(try output(bytes).findings.map(\.message) == ["\u{FFFD}orce casts should be avoided"])
    }

    @Test("exit codes that are no verdict are failures in the linter's words", arguments: [1, 64, 70, 134, 139])
    func failures(status: Int32) {
        let error = #expect(throws: DiagnosticError.self) {
            try output("", error: "Error: No lintable files found at paths: ''\nsecond line\n", .exited(status))
        }
        #expect(
            error?.description == """
                error: swiftlint failed with exit code \(status) on target 'App' [linter-failed]
                note: swiftlint says: Error: No lintable files found at paths: ''
                note: swiftlint says: second line
                """
        )
    }

    @Test("a signal is a failure, whatever stands on standard output")
    func signal() {
        let error = #expect(throws: DiagnosticError.self) { try output("[]", .signalled(6)) }
        #expect(
            error?.description == """
                error: swiftlint was ended by signal 6 on target 'App' [linter-failed]
                note: it was looking at 'Sources/A.swift'
                note: it was looking at '/shared/B.swift'
                """
        )
    }

    @Test("exit code 2 for another version is told apart from findings")
    func versionMismatch() {
        let words = "warning: Currently running SwiftLint 0.62.2 but configuration specified version 0.6."
        let error = #expect(throws: DiagnosticError.self) { try output("", error: words, .exited(2)) }
        #expect(
            error?.description == """
                error: the swiftlint that is installed is not the version that the configuration of target 'App' asks for [linter-version]
                note: swiftlint says: \(words)
                """
        )
    }

    @Test("exit code 2 without an error in the report is a failure")
    func contradiction() {
        let error = #expect(throws: DiagnosticError.self) { try output("[]", .exited(2)) }
        #expect(error?.description == "error: swiftlint ended with exit code 2 and names no error on target 'App' [linter-failed]")
    }

    @Test("output that is no report is an error with its place and never a clean run")
    func unreadable() {
        let cut = "[\(item(file: #""/app/Sources/A.swift""#))".dropLast(20)
        for text in ["", "{}", "Linting 'A.swift'", String(cut), "[1]", #"[{"reason": "x", "severity": "Loud"}]"#] {
            let error = #expect(throws: DiagnosticError.self) { try output(text) }
            #expect(error?.diagnostics.first?.code == "linter-output", "\(text)")
            #expect(error?.diagnostics.first?.location?.path == "<output of swiftlint>")
        }
    }

    @Test("each cut of a report is an error")
    func cuts() throws {
        let text = Array("[\(item(file: #""/app/Sources/A.swift""#))]".utf8)
        for length in 0..<text.count {
            #expect(throws: DiagnosticError.self) { try output(Array(text[..<length])) }
        }
    }

    @Test("50,000 findings in one file are read")
    func many() throws {
        let items = (1...50_000).map { item(file: #""/app/Sources/A.swift""#, line: String($0)) }
        let findings = try output("[\(items.joined(separator: ","))]").findings
        #expect(findings.count == 50_000)
        #expect(FindingOrder.merged(findings.reversed()) == findings)
    }
}
