import Diagnostics
package import Reports

/// What a run comes to.
package enum LintVerdict: Sendable, Hashable {
    /// Every linter did its work and found nothing that counts.
    case clean
    /// Every linter did its work and something was found.
    case findings
    /// A linter did not do its work, so that nobody knows.
    case failed

    /// Judges a report.
    ///
    /// - Parameter allowsWarnings: whether findings that are no errors do not count.
    package init(_ report: Report, allowsWarnings: Bool) {
        if report.targets.contains(where: { $0.status == .failed }) {
            self = .failed
        } else {
            self = report.findings.contains { !allowsWarnings || $0.severity == .error } ? .findings : .clean
        }
    }
}
