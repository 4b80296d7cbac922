import Diagnostics
import JSON

/// The whole report as JSON.
///
///     {
///       "schema": "trellis-report/1",
///       "tool": {"name": "trellis-lint", "version": "0.1.0"},
///       "findings": [
///         {"path": "A.swift", "line": 3, "column": 9, "severity": "warning", "tool": "swift-format", "rule": "NeverForceUnwrap",
///          "title": null, "message": "do not force unwrap 'y'", "targets": ["App"], "owners": [], "source": "let x = y!",
///          "fingerprint": "0f3a…"}
///       ],
///       "targets": [
///         {"name": "App", "tool": "swift-format", "config": ".swift-format", "files": 1, "status": "done", "reason": null, "owners": []}
///       ],
///       "notes": [{"severity": "note", "code": "target-skipped", "message": "…", "path": null, …}]
///     }
package enum JSONReport {
    /// The name and version of the schema.
    package static let schema = "trellis-report/1"

    /// The report as text.
    package static func text(of report: Report) -> String { JSONWriter.text(value(report)) }

    private static func value(_ report: Report) -> JSONValue {
        let fingerprints = FindingFingerprints.all(of: report.findings)
        return [
            "schema": .string(schema),
            "tool": ["name": .string(report.tool.name), "version": .string(report.tool.version)],
            "findings": .array(zip(report.findings, fingerprints).map(value)),
            "targets": .array(report.targets.map(value)),
            "notes": DiagnosticsJSON.value(report.diagnostics),
        ]
    }

    private static func value(_ finding: Finding, _ fingerprint: String) -> JSONValue {
        [
            "path": .string(finding.path),
            "line": .integer(finding.line),
            "column": finding.column.map(JSONValue.integer) ?? .null,
            "severity": .string(finding.severity.rawValue),
            "tool": .string(finding.tool),
            "rule": .optional(finding.rule),
            "title": .optional(finding.ruleTitle),
            "message": .string(finding.message),
            "targets": .strings(finding.targets),
            "owners": .strings(finding.owners),
            "source": .optional(finding.source),
            "fingerprint": .string(fingerprint),
        ]
    }

    private static func value(_ target: ReportTarget) -> JSONValue {
        let (status, reason): (String, String?) =
            switch target.status {
            case .done: ("done", nil)
            case .failed: ("failed", nil)
            case .skipped(let reason): ("skipped", reason)
            }
        return [
            "name": .string(target.name),
            "tool": .optional(target.tool),
            "config": .optional(target.configuration),
            "files": .integer(target.fileCount),
            "status": .string(status),
            "reason": .optional(reason),
            "owners": .strings(target.owners),
        ]
    }
}
