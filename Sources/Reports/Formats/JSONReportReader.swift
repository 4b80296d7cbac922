package import Diagnostics
import JSON

/// Reads what ``JSONReport`` has written, as far as a comparison needs it: the notes are left out.
package enum JSONReportReader {
    /// Reads a report.
    ///
    /// - Parameters:
    ///   - bytes: the content of the file.
    ///   - path: how messages name it.
    /// - Throws: ``DiagnosticError`` with the place of what is no such report.
    package static func report(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> Report {
        let value = try JSONReader.read(bytes, path: path)
        guard value["schema"]?.text == JSONReport.schema, let findings = value["findings"]?.items else {
            throw DiagnosticError(
                "no-report", "the file is no report of the schema '\(JSONReport.schema)'; write one with '--report json:FILE'",
                at: SourceLocation(path: path))
        }
        let tool = Report.Tool(name: value["tool"]?["name"]?.text ?? "", version: value["tool"]?["version"]?.text ?? "")
        var report = Report(tool: tool, root: "/", findings: [])
        report.findings.reserveCapacity(findings.count)
        for (index, item) in findings.enumerated() {
            guard let finding = finding(item) else {
                throw DiagnosticError("no-report", "item \(index + 1) of 'findings' is no finding", at: SourceLocation(path: path))
            }
            report.findings.append(finding)
        }
        report.targets = (value["targets"]?.items ?? []).compactMap(target)
        return report
    }

    private static func finding(_ value: JSONValue) -> Finding? {
        guard let path = value["path"]?.text, let line = value["line"]?.integer, let message = value["message"]?.text,
            let severity = value["severity"]?.text.flatMap(Severity.init(rawValue:))
        else { return nil }
        return Finding(
            path: path, line: line, column: value["column"]?.integer, severity: severity, message: message, rule: value["rule"]?.text,
            ruleTitle: value["title"]?.text, tool: value["tool"]?.text ?? "", targets: texts(value["targets"]),
            owners: texts(value["owners"]), source: value["source"]?.text)
    }

    private static func target(_ value: JSONValue) -> ReportTarget? {
        guard let name = value["name"]?.text else { return nil }
        let status: ReportTarget.Status =
            switch value["status"]?.text {
            case "failed": .failed
            case "skipped": .skipped(value["reason"]?.text ?? "")
            default: .done
            }
        return ReportTarget(
            name: name, tool: value["tool"]?.text, configuration: value["config"]?.text, fileCount: value["files"]?.integer ?? 0,
            status: status, owners: texts(value["owners"]))
    }

    private static func texts(_ value: JSONValue?) -> [String] { (value?.items ?? []).compactMap(\.text) }
}
