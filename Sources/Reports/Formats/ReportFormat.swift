/// The forms that a report can have.
package enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    /// Lines with absolute paths, which Xcode turns into issues.
    case xcode
    /// Lines with the paths of the report, which editors turn into links.
    case relative
    /// JSON by the schema `trellis-report/1`.
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// XML as Checkstyle makes it, for many services.
    case checkstyle
    /// XML as JUnit makes it, one suite for each target.
    case junit
    /// Commands of GitHub Actions, which become annotations.
    case github
    /// JSON of GitLab's Code Quality.
    case gitlab
    /// A summary for people, such as for the page of a CI job.
    case markdown
    /// One page for a browser, with everything in it.
    case html

    /// The names of all forms, for help and messages.
    package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// A report in this form.
    ///
    /// - Parameters:
    ///   - report: the report.
    ///   - previous: an earlier report that the page and the summary show the difference to.
    package func text(of report: Report, comparedWith previous: Report? = nil) -> String {
        switch self {
        case .xcode: LineReport.text(of: report, hasAbsolutePaths: true)
        case .relative: LineReport.text(of: report, hasAbsolutePaths: false)
        case .json: JSONReport.text(of: report)
        case .sarif: SARIFReport.text(of: report)
        case .checkstyle: CheckstyleReport.text(of: report)
        case .junit: JUnitReport.text(of: report)
        case .github: GitHubReport.text(of: report)
        case .gitlab: GitLabReport.text(of: report)
        case .markdown: MarkdownReport.text(of: report, comparedWith: previous)
        case .html: HTMLReport.text(of: report, comparedWith: previous)
        }
    }
}
