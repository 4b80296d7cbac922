import Configuration
import Diagnostics
import JSON
import Reports

/// The report of SwiftFormat in JSON; it has neither columns nor severities, and to SwiftFormat each finding is an error.
///
///     [{"file": "/App/A.swift", "line": 3, "reason": "Remove trailing blanks.", "rule_id": "trailingSpace"}]
struct LockwoodSwiftFormatReport {
    let job: LintJob
    let place: LintPlace
    let words: [String]

    /// The findings in their order.
    func findings(in output: [UInt8]) throws(DiagnosticError) -> [Finding] {
        let failure = LinterFailure(job: job)
        guard !output.isEmpty else { throw failure.unreadable("there is no report", line: nil, words: words) }
        let value: JSONValue
        do {
            value = try JSONReader.read(output, path: "")
        } catch {
            let diagnostic = error.diagnostics[0]
            let location = diagnostic.location
            throw failure.unreadable(diagnostic.message, line: location?.line, column: location?.column, words: words)
        }
        guard let items = value.items else { throw failure.unreadable("the report is no JSON array", line: nil, words: words) }
        let files = ShownFiles(job, in: place)
        var findings: [Finding] = []
        for (index, item) in items.enumerated() {
            guard let path = item["file"]?.text, let reason = item["reason"]?.text else {
                throw failure.unreadable("item \(index + 1) of the report is no finding", line: nil, words: words)
            }
            findings.append(
                Finding(
                    path: files.path(path), line: max(1, item["line"]?.integer ?? 1), column: nil, severity: .error, message: reason,
                    rule: item["rule_id"]?.text, tool: job.linter.rawValue))
        }
        return findings
    }
}
