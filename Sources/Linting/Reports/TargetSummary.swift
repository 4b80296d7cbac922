package import Configuration

/// What became of a target.
package struct TargetSummary: Sendable, Hashable {
    /// The name of the target.
    package var name: String
    /// The linter; `nil` when none ran.
    package var linter: LinterName?
    /// The configuration that the linter was given; `nil` when it looked for one by itself, or none ran.
    package var configuration: String?
    /// The number of files that the linter was given.
    package var fileCount: Int
    /// How it went.
    package var outcome: Outcome

    /// How it went with a target.
    package enum Outcome: Sendable, Hashable {
        /// The linter did its work.
        case linted
        /// The linter failed; the diagnostics of the report say why.
        case failed
        /// No linter ran.
        case skipped(LintPlan.Reason)
    }

    init(_ result: LintJobResult) {
        name = result.job.target
        linter = result.job.linter
        configuration = result.job.configuration
        fileCount = result.job.files.count
        outcome = result.hasFailed ? .failed : .linted
    }

    init(_ target: LintPlan.SkippedTarget) {
        name = target.name
        linter = nil
        configuration = nil
        fileCount = 0
        outcome = .skipped(target.reason)
    }
}
