import Diagnostics

/// Findings as Checkstyle writes them: by file.
enum CheckstyleReport {
    static func text(of report: Report) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<checkstyle version=\"4.3\">\n"
        var path: String?
        for finding in report.findings {
            if path.map({ !$0.utf8.elementsEqual(finding.path.utf8) }) ?? true {
                if path != nil { text += "  </file>\n" }
                text += "  <file name=\"\(MarkupText.escaped(finding.path))\">\n"
                path = finding.path
            }
            text += "    <error line=\"\(finding.line)\""
            if let column = finding.column { text += " column=\"\(column)\"" }
            text += " severity=\"\(finding.severity == .note ? "info" : finding.severity.rawValue)\""
            text += " message=\"\(MarkupText.escaped(finding.message))\""
            text += " source=\"\(MarkupText.escaped(ReportRule(finding).qualifiedIdentifier))\"/>\n"
        }
        if path != nil { text += "  </file>\n" }
        return text + "</checkstyle>\n"
    }
}
