import Diagnostics

/// A suite for each target, with a case for each finding; a target without findings has one case that passes.
enum JUnitReport {
    static func text(of report: Report) -> String {
        let suites = suites(of: report)
        let failures = suites.reduce(0) { $0 + $1.findings.count }
        let cases = suites.reduce(0) { $0 + max(1, $1.findings.count) }
        var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        text += "<testsuites name=\"\(MarkupText.escaped(report.tool.name))\" tests=\"\(cases)\" failures=\"\(failures)\">\n"
        for suite in suites { append(suite, to: &text) }
        return text + "</testsuites>\n"
    }

    private struct Suite {
        var name: String
        var status: ReportTarget.Status
        var findings: [Finding]
    }

    private static func suites(of report: Report) -> [Suite] {
        var findings: [String: [Finding]] = [:]
        var others: [Finding] = []
        for finding in report.findings {
            if finding.targets.isEmpty { others.append(finding) }
            for target in finding.targets { findings[target, default: []].append(finding) }
        }
        var suites = report.targets.map { Suite(name: $0.name, status: $0.status, findings: findings[$0.name] ?? []) }
        if !others.isEmpty { suites.append(Suite(name: "files of no target", status: .done, findings: others)) }
        return suites
    }

    private static func append(_ suite: Suite, to text: inout String) {
        let name = MarkupText.escaped(suite.name)
        let count = max(1, suite.findings.count)
        let errors = suite.status == .failed && suite.findings.isEmpty ? 1 : 0
        var skipped = 0
        if case .skipped = suite.status { skipped = 1 }
        text += "  <testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(suite.findings.count)\""
        text += " errors=\"\(errors)\" skipped=\"\(skipped)\">\n"
        for finding in suite.findings {
            let place = "\(finding.path):\(finding.line)" + (finding.column.map { ":\($0)" } ?? "")
            let rule = MarkupText.escaped(ReportRule(finding).identifier)
            text += "    <testcase classname=\"\(name)\" name=\"\(rule) \(MarkupText.escaped(place))\">\n"
            text += "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(MarkupText.escaped(finding.message))\"/>\n"
            text += "    </testcase>\n"
        }
        if suite.findings.isEmpty {
            text += "    <testcase classname=\"\(name)\" name=\"lint\">"
            switch suite.status {
            case .done: break
            case .failed: text += "<error message=\"the linter failed\"/>"
            case .skipped(let reason): text += "<skipped message=\"\(MarkupText.escaped(reason))\"/>"
            }
            text += "</testcase>\n"
        }
        text += "  </testsuite>\n"
    }
}
