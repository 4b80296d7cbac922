import Diagnostics
import Reports

/// A report with one finding of each kind, and names that mean something in the formats.
enum SampleReport {
    static let warning = Finding(
        path: "App/Cart & Co.swift", line: 3, column: 9, severity: .warning, message: "do not force unwrap 'y' <\"&>",
        rule: "NeverForceUnwrap",
        tool: "swift-format", targets: ["App", "Widget"], owners: ["shop"], source: "let x = y!")
    static let error = Finding(
        path: "App/Cart & Co.swift", line: 9, column: nil, severity: .error, message: "100% a, b: c", rule: "force_cast",
        ruleTitle: "Force Cast", tool: "swiftlint", targets: ["App"])
    static let syntax = Finding(
        path: "/else where/B.swift", line: 1, column: 1, severity: .error, message: "expected '}'", rule: nil, tool: "swift-format",
        targets: ["Widget"])

    static func report(_ findings: [Finding] = [syntax, warning, error]) -> Report {
        Report(
            tool: Report.Tool(name: "trellis-lint", version: "0.1.0"),
            root: "/work space",
            findings: findings,
            targets: [
                ReportTarget(
                    name: "App", tool: "swiftlint", configuration: ".swiftlint.yml", fileCount: 2, status: .done, owners: ["shop"]),
                ReportTarget(name: "Widget", tool: "swift-format", fileCount: 1, status: .failed),
                ReportTarget(name: "Docs", fileCount: 0, status: .skipped("no-swift-files")),
                ReportTarget(name: "Kit", tool: "swiftlint", fileCount: 1, status: .done),
            ],
            diagnostics: [Diagnostic(.warning, "missing-file", "there is no such file", at: SourceLocation(path: "Gone.swift", line: 2))]
        )
    }
}
