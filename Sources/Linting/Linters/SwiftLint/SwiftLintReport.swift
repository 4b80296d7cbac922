import Configuration
import Diagnostics
import JSON
import Reports

/// The report of SwiftLint in JSON.
///
///     [{"file": "/App/A.swift", "line": 3, "character": 7, "severity": "Warning", "type": "Force Unwrapping",
///       "rule_id": "force_unwrapping", "reason": "Force unwrapping should be avoided"}]
struct SwiftLintReport {
    let job: LintJob
    let place: LintPlace
    let words: [String]

    /// The findings in their order.
    func findings(in output: [UInt8]) throws(DiagnosticError) -> [Finding] {
        let files = ShownFiles(job, in: place)
        var findings: [Finding] = []
        for (index, item) in try items(in: output).enumerated() {
            guard let finding = finding(item, files) else {
                throw unreadable("item \(index + 1) of the report is no finding")
            }
            // Warnings are counted over all runs together, not in each of them.
            if finding.rule != Self.thresholdRule { findings.append(finding) }
        }
        return findings
    }

    /// What SwiftLint calls the finding that there are too many findings.
    static let thresholdRule = "warning_threshold"

    private func items(in output: [UInt8]) throws(DiagnosticError) -> [JSONValue] {
        let value: JSONValue
        do {
            value = try JSONReader.read(output, path: "")
        } catch {
            let diagnostic = error.diagnostics[0]
            throw LinterFailure(job: job).unreadable(
                diagnostic.message,
                line: diagnostic.location?.line,
                column: diagnostic.location?.column,
                words: words
            )
        }
        guard let items = value.items else { throw unreadable("the report is no JSON array") }
        return items
    }

    private func finding(_ item: JSONValue, _ files: ShownFiles) -> Finding? {
        guard let reason = item["reason"]?.text, let severity = severity(item["severity"]?.text) else { return nil }
        // Without a file it is about the run as a whole, such as too many warnings: the configuration's doing.
        let path = item["file"]?.text.flatMap { $0.isEmpty ? nil : files.path($0) }
        return Finding(
            path: path ?? job.configuration ?? SwiftLint.defaultConfiguration,
            line: max(1, item["line"]?.integer ?? 1),
            column: item["character"]?.integer.map { max(1, $0) },
            severity: severity,
            message: reason,
            rule: item["rule_id"]?.text,
            ruleTitle: item["type"]?.text,
            tool: job.linter.rawValue
        )
    }

    private func severity(_ text: String?) -> Severity? {
        switch text?.lowercased() {
        case "warning": .warning
        case "error": .error
        default: nil
        }
    }

    private func unreadable(_ explanation: String) -> DiagnosticError {
        LinterFailure(job: job).unreadable(explanation, line: nil, words: words)
    }
}
