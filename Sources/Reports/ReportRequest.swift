package import Diagnostics

/// A form of the report, and the file that it is written to.
package struct ReportRequest: Sendable, Hashable {
    /// The form.
    package var format: ReportFormat
    /// The file; standard output when it is `nil`.
    package var path: String?

    /// Reads `FORMAT` or `FORMAT:FILE`.
    ///
    /// - Returns: `nil` when there is no such form, or the file has no name.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = ReportFormat(rawValue: String(parts[0])) else { return nil }
        self.format = format
        path = parts.count > 1 ? String(parts[1]) : nil
        if path?.isEmpty == true { return nil }
    }

    /// What is wrong with a text that is no request, for people.
    package static func mistake(_ text: String) -> String {
        "'\(text)' is no report; write FORMAT or FORMAT:FILE with one of: \(ReportFormat.names)"
    }

    /// Writes a report to the file of this request.
    ///
    /// - Throws: ``DiagnosticError`` when the file cannot be written.
    package func write(_ report: Report, comparedWith previous: Report?, from workingDirectory: String) throws(DiagnosticError) {
        guard let path else { return }
        try ReportFile.write(format.text(of: report, comparedWith: previous), to: path, from: workingDirectory)
    }
}
