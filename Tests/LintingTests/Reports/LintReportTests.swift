import Configuration
import Diagnostics
import JSON
import Linting
import Testing

@Suite struct LintReportTests {
    private let job = LintJob(number: 1, target: "App", linter: .swiftFormat, configuration: "c.json", files: ["A.swift", "B.swift"])
    private let warning = Finding(
        path: "A.swift", line: 3, column: 9, severity: .warning, message: "do not force unwrap 'y'", rule: "NeverForceUnwrap",
        targets: ["App"]
    )
    private let error = Finding(
        path: "A.swift", line: 1, column: nil, severity: .error, message: "expected '}'", rule: nil, targets: ["App"]
    )

    private func report(_ findings: [Finding], diagnostics: [Diagnostic] = []) -> LintReport {
        let note = Diagnostic(.note, "target-skipped", "target 'Docs' is not linted: it compiles no Swift file")
        let plan = LintPlan(jobs: [job], skipped: [.init(name: "Docs", reason: .withoutSwiftFiles)], diagnostics: [note])
        return LintReport(plan: plan, results: [LintJobResult(job: job, findings: findings, diagnostics: diagnostics)])
    }

    @Test("the text is one line for each finding, as Xcode and editors read it")
    func text() {
        #expect(
            report([warning, error]).text == """
                A.swift:1:1: error: expected '}'
                A.swift:3:9: warning: do not force unwrap 'y' (NeverForceUnwrap)

                """
        )
        #expect(report([]).text == "")
    }

    @Test("control characters cannot forge a line")
    func forgery() {
        var forged = warning
        forged.message = "a\nB.swift:1:1: error: b\u{1B}[0m"
        #expect(report([forged]).text == #"A.swift:3:9: warning: a\u{A}B.swift:1:1: error: b\u{1B}[0m (NeverForceUnwrap)"# + "\n")
    }

    @Test("warnings count unless they are allowed, errors always, a failure before both")
    func verdicts() {
        let failure = Diagnostic(.error, "linter-failed", "x")
        #expect(report([]).verdict(allowsWarnings: false) == .clean)
        #expect(report([warning]).verdict(allowsWarnings: false) == .findings)
        #expect(report([warning]).verdict(allowsWarnings: true) == .clean)
        #expect(report([warning, error]).verdict(allowsWarnings: true) == .findings)
        #expect(report([warning, error], diagnostics: [failure]).verdict(allowsWarnings: true) == .failed)
        #expect(report([], diagnostics: [failure]).verdict(allowsWarnings: false) == .failed)
        #expect(report([], diagnostics: [Diagnostic(.warning, "x", "x")]).verdict(allowsWarnings: false) == .clean)
    }

    @Test("the JSON has the findings, what became of the targets, and the notes")
    func json() {
        #expect(
            JSONWriter.text(report([warning]).json) == """
                {
                  "schema": "trellis-lint/1",
                  "findings": [
                    {
                      "path": "A.swift",
                      "line": 3,
                      "column": 9,
                      "severity": "warning",
                      "rule": "NeverForceUnwrap",
                      "message": "do not force unwrap 'y'",
                      "targets": [
                        "App"
                      ]
                    }
                  ],
                  "targets": [
                    {
                      "name": "App",
                      "linter": "swift-format",
                      "config": "c.json",
                      "files": 2,
                      "status": "linted",
                      "reason": null
                    },
                    {
                      "name": "Docs",
                      "linter": null,
                      "config": null,
                      "files": 0,
                      "status": "skipped",
                      "reason": "no-swift-files"
                    }
                  ],
                  "notes": [
                    {
                      "severity": "note",
                      "code": "target-skipped",
                      "message": "target 'Docs' is not linted: it compiles no Swift file",
                      "path": null,
                      "line": null,
                      "column": null,
                      "notes": []
                    }
                  ]
                }

                """
        )
    }

    @Test("the JSON has null for a column and a rule that there are not")
    func missingFacts() {
        #expect(
            report([error]).json["findings"] == [
                [
                    "path": "A.swift", "line": .integer(1), "column": .null, "severity": "error", "rule": .null,
                    "message": "expected '}'", "targets": ["App"],
                ]
            ]
        )
    }
}
