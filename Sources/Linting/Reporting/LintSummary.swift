import Configuration
import Diagnostics
package import Reports

/// What a run comes to, in two lines.
package enum LintSummary {
    /// The two lines.
    package static func text(of report: Report) -> String { findings(report) + "\n" + work(report) + "\n" }

    /// One line for each target: what it was linted with, or why it was not.
    package static func details(of report: Report) -> String {
        report.targets.map { target in
            var how = "not linted"
            if let tool = target.tool { how = tool + (target.configuration.map { " with '\($0)'" } ?? "") }
            if case .skipped(let reason) = target.status { how += ": \(reason)" }
            return "\(target.name): \(counted(target.fileCount, "file")), \(how)\n"
        }
        .joined()
    }

    private static func findings(_ report: Report) -> String {
        let linted = report.targets.filter { if case .skipped = $0.status { false } else { true } }
        guard !report.findings.isEmpty else { return "nothing was found in \(counted(linted.count, "target"))" }
        let kinds = [(report.count(of: .error), "error"), (report.count(of: .warning), "warning")].filter { $0.0 > 0 }
        let targets = Set(report.findings.flatMap(\.targets)).count
        let text = kinds.map { counted($0.0, $0.1) }.joined(separator: " and ")
        return "\(text) in \(targets) of \(counted(linted.count, "target"))"
    }

    private static func work(_ report: Report) -> String {
        let linted = report.targets.filter { $0.tool != nil }
        let tools = FindingOrder.sortedNames(linted.compactMap(\.tool)).joined(separator: " and ")
        let files = linted.reduce(0) { $0 + $1.fileCount }
        let failed = report.targets.count { $0.status == .failed }
        var text =
            linted.isEmpty ? "no file was linted" : "\(counted(files, "source")) of \(counted(linted.count, "target")) linted with \(tools)"
        if failed > 0 { text += "; \(counted(failed, "target")) failed" }
        let skipped = report.targets.count - linted.count
        if skipped > 0 { text += "; \(counted(skipped, "target")) not linted" }
        return text
    }

    /// A number and a noun.
    static func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}
