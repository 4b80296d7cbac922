package import Diagnostics

/// The last stage: everything that a run of linters has to tell, in a fixed order.
package struct LintReport: Sendable, Hashable {
    /// What was found, each thing once, sorted by place.
    package var findings: [Finding]
    /// What became of each target: first those that were linted, then those that were not.
    package var targets: [TargetSummary]
    /// What else there is to tell.
    package var diagnostics: [Diagnostic]

    /// What a run comes to.
    package enum Verdict: Sendable, Hashable {
        /// Every linter did its work and found nothing that counts.
        case clean
        /// Every linter did its work and something was found.
        case findings
        /// A linter did not do its work, so that nobody knows.
        case failed
    }

    /// Makes the report of a plan and its results.
    ///
    /// - Parameter diagnostics: what the stages before have to tell.
    package init(plan: LintPlan, results: [LintJobResult], diagnostics: [Diagnostic] = []) {
        findings = FindingOrder.merged(results.flatMap(\.findings))
        targets = results.map(TargetSummary.init) + plan.skipped.map(TargetSummary.init)
        self.diagnostics = diagnostics + plan.diagnostics + results.flatMap(\.diagnostics)
    }

    /// What the run comes to.
    ///
    /// - Parameter allowsWarnings: whether findings that are no errors do not count.
    package func verdict(allowsWarnings: Bool) -> Verdict {
        if targets.contains(where: { $0.outcome == .failed }) { return .failed }
        return findings.contains { !allowsWarnings || $0.severity == .error } ? .findings : .clean
    }
}
