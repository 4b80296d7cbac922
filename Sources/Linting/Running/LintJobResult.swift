package import Diagnostics
package import Reports

/// What came out of a job.
package struct LintJobResult: Sendable, Hashable {
    /// The job.
    package var job: LintJob
    /// What the linter found; targets are not named yet.
    package var findings: [Finding]
    /// What else it said; with an error among it, the job failed and the findings are not complete.
    package var diagnostics: [Diagnostic]

    /// Makes a result.
    package init(job: LintJob, findings: [Finding], diagnostics: [Diagnostic]) {
        self.job = job
        self.findings = findings
        self.diagnostics = diagnostics
    }

    /// Whether the linter did not do its work.
    package var hasFailed: Bool { diagnostics.contains { $0.severity == .error } }
}
