import Diagnostics
import JSON

/// One page for a browser that holds everything: findings by target, rule, owner or file, a search, and the difference to an earlier
/// report. It loads nothing, so that it can be mailed and kept.
enum HTMLReport {
    static func text(of report: Report, comparedWith previous: Report?) -> String {
        let name = MarkupText.escaped(report.tool.name)
        return HTMLPage.text(
            title: "\(report.tool.name): \(report.findings.count) findings", style: HTMLStyle.findings, body: HTMLBody.text(title: name),
            data: data(report, previous), script: HTMLScript.text)
    }

    /// The report for the script. Texts that many findings share stand once, because a report may have tens of thousands of them.
    private static func data(_ report: Report, _ previous: Report?) -> JSONValue {
        let comparison = previous.map { ReportComparison(from: $0, to: report) }
        var rules = NumberedTexts()
        var files = NumberedTexts()
        var targets = NumberedTexts()
        var owners = NumberedTexts()
        for target in report.targets { _ = targets.number(of: target.name) }
        var addresses: [JSONValue] = []
        var rows: [JSONValue] = []
        rows.reserveCapacity(report.findings.count)
        for (index, finding) in report.findings.enumerated() {
            let rule = ReportRule(finding)
            let number = rules.number(of: rule.qualifiedIdentifier)
            if number == addresses.count { addresses.append(.optional(rule.helpAddress)) }
            rows.append([
                .integer(files.number(of: finding.path)),
                .integer(finding.line),
                .integer(finding.column ?? 0),
                .integer(finding.severity == .error ? 2 : finding.severity == .warning ? 1 : 0),
                .integer(number),
                .string(finding.message),
                .array(finding.targets.map { .integer(targets.number(of: $0)) }),
                .array(finding.owners.map { .integer(owners.number(of: $0)) }),
                .string(finding.source ?? ""),
                .integer(comparison?.isNew[index] == true ? 1 : 0),
            ])
        }
        return [
            "rules": .strings(rules.texts),
            "addresses": .array(addresses),
            "files": .strings(files.texts),
            "targets": .strings(targets.texts),
            "owners": .strings(owners.texts),
            "summaries": .array(report.targets.map(summary)),
            "notes": .strings(report.diagnostics.map(\.description)),
            "fixed": comparison.map { .integer($0.fixed.count) } ?? .null,
            "findings": .array(rows),
        ]
    }

    private static func summary(_ target: ReportTarget) -> JSONValue {
        let status: String =
            switch target.status {
            case .done: ""
            case .failed: "the linter failed"
            case .skipped(let reason): "not linted: \(reason)"
            }
        let how = [target.tool, target.configuration].compactMap { $0 }.joined(separator: " with ")
        return [.string(target.name), .integer(target.fileCount), .string(how), .string(status)]
    }
}

/// Texts by numbers, counted from 0 in the order in which they came.
private struct NumberedTexts {
    private(set) var texts: [String] = []
    private var numbers: [[UInt8]: Int] = [:]

    mutating func number(of text: String) -> Int {
        // By bytes: two files may have names that only look the same.
        let key = Array(text.utf8)
        if let number = numbers[key] { return number }
        numbers[key] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}
