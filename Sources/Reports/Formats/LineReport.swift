import Diagnostics

/// Findings as lines that Xcode and editors understand; nothing when there are none.
///
///     Sources/App/Cart.swift:12:20: warning: do not force unwrap 'price' (NeverForceUnwrap)
enum LineReport {
    static func text(of report: Report, hasAbsolutePaths: Bool) -> String {
        var text = ""
        for finding in report.findings {
            text += VisibleLine.text(hasAbsolutePaths ? report.absolutePath(of: finding) : finding.path)
            text += ":\(finding.line):\(finding.column ?? 1): \(finding.severity.rawValue): "
            text += VisibleLine.text(finding.message)
            if let rule = finding.rule { text += " (" + VisibleLine.text(rule) + ")" }
            text += "\n"
        }
        return text
    }
}
