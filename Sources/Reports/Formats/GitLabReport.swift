import Diagnostics
import JSON

/// Findings as GitLab's Code Quality reads them.
enum GitLabReport {
    static func text(of report: Report) -> String {
        let fingerprints = FindingFingerprints.all(of: report.findings)
        let issues = zip(report.findings, fingerprints).map { finding, fingerprint -> JSONValue in
            [
                "description": .string(finding.message),
                "check_name": .string(ReportRule(finding).qualifiedIdentifier),
                "fingerprint": .string(fingerprint),
                "severity": .string(severity(finding.severity)),
                "location": ["path": .string(finding.path), "lines": ["begin": .integer(finding.line)]],
            ]
        }
        return JSONWriter.text(.array(issues))
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .note: "info"
        case .warning: "minor"
        case .error: "major"
        }
    }
}
