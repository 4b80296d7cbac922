package import Diagnostics

/// What is to be done, and what is not and why.
package struct LintPlan: Sendable, Hashable {
    /// The jobs in the order of the targets.
    package var jobs: [LintJob]
    /// The targets that are not linted, in their order.
    package var skipped: [SkippedTarget]
    /// What planning has to tell.
    package var diagnostics: [Diagnostic]

    /// Makes a plan.
    package init(jobs: [LintJob] = [], skipped: [SkippedTarget] = [], diagnostics: [Diagnostic] = []) {
        self.jobs = jobs
        self.skipped = skipped
        self.diagnostics = diagnostics
    }

    /// A target that is not linted.
    package struct SkippedTarget: Sendable, Hashable {
        /// The name of the target.
        package var name: String
        /// Why it is not linted.
        package var reason: Reason

        /// Makes a skipped target.
        package init(name: String, reason: Reason) {
            self.name = name
            self.reason = reason
        }
    }

    /// Why a target is not linted.
    package enum Reason: String, Sendable, Hashable {
        /// No rule matches its name.
        case unmatched = "no-rule"
        /// It compiles no Swift file.
        case withoutSwiftFiles = "no-swift-files"
        /// It names Swift files, and none of them is there.
        case withoutExistingFiles = "no-existing-files"
    }
}
