import Diagnostics

/// A summary for people: the numbers, the targets, the rules, and the first findings.
enum MarkdownReport {
    /// The most findings that are listed; a page with more of them is read by nobody.
    private static let listedCount = 100

    static func text(of report: Report, comparedWith previous: Report?) -> String {
        let (errors, warnings) = (report.count(of: .error), report.count(of: .warning))
        var text = "# \(cell(report.tool.name)): "
        if report.findings.isEmpty {
            text += "nothing was found\n\n"
        } else {
            text += "\(counted(errors, "error")), \(counted(warnings, "warning"))\n\n"
        }
        if let previous { text += "Compared with before: \(ReportComparison(from: previous, to: report).summary).\n\n" }
        text += targets(report)
        guard !report.findings.isEmpty else { return text }
        return text + rules(report) + findings(report)
    }

    private static func targets(_ report: Report) -> String {
        guard !report.targets.isEmpty else { return "" }
        var counts: [String: (errors: Int, warnings: Int)] = [:]
        for finding in report.findings {
            for target in finding.targets {
                if finding.severity == .error {
                    counts[target, default: (0, 0)].errors += 1
                } else {
                    counts[target, default: (0, 0)].warnings += 1
                }
            }
        }
        var text = "| target | files | errors | warnings | |\n|---|---:|---:|---:|---|\n"
        for target in report.targets {
            let count = counts[target.name] ?? (0, 0)
            let remark: String =
                switch target.status {
                case .done: ""
                case .failed: "the linter failed"
                case .skipped(let reason): "not linted: \(reason)"
                }
            text += "| \(cell(target.name)) | \(target.fileCount) | \(count.errors) | \(count.warnings) | \(cell(remark)) |\n"
        }
        return text + "\n"
    }

    private static func rules(_ report: Report) -> String {
        var counts: [String: Int] = [:]
        for finding in report.findings { counts[ReportRule(finding).qualifiedIdentifier, default: 0] += 1 }
        let rules = ReportRule.all(of: report.findings).map { ($0, counts[$0.qualifiedIdentifier] ?? 0) }.sorted { left, right in
            if left.1 != right.1 { return left.1 > right.1 }
            return left.0.qualifiedIdentifier.utf8.lexicographicallyPrecedes(right.0.qualifiedIdentifier.utf8)
        }
        var text = "| rule | findings |\n|---|---:|\n"
        for (rule, count) in rules {
            let name = rule.helpAddress.map { "[\(cell(rule.identifier))](\($0))" } ?? cell(rule.identifier)
            text += "| \(name) | \(count) |\n"
        }
        return text + "\n"
    }

    private static func findings(_ report: Report) -> String {
        var text = "| place | severity | finding |\n|---|---|---|\n"
        for finding in report.findings.prefix(listedCount) {
            let rule = finding.rule.map { " (\(cell($0)))" } ?? ""
            text += "| \(cell(finding.path)):\(finding.line) | \(finding.severity.rawValue) | \(cell(finding.message))\(rule) |\n"
        }
        let rest = report.findings.count - listedCount
        return rest > 0 ? text + "\nand \(rest) more\n" : text
    }

    private static func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

    /// A text that stays in its cell and means nothing in Markdown or HTML.
    private static func cell(_ text: String) -> String {
        var result = ""
        for scalar in VisibleLine.text(text).unicodeScalars {
            if "\\`*_{}[]<>|#!~&".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
