import Diagnostics
import Reports

/// What came of linting: the findings of each file, and what did not work.
struct LintOutcome {
    /// For each group and each of its files what was found; targets are not named yet.
    var findings: [[[Finding]]]
    /// The findings about files that nobody asked for.
    var others: [(group: Int, finding: Finding)] = []
    /// What linters had to say.
    var diagnostics: [Diagnostic] = []
    /// The numbers of the targets that were not linted whole.
    var failedTargets: Set<Int> = []
}
