package import Configuration
package import Diagnostics

/// What is to be done, and what is not and why.
package struct LintPlan: Sendable, Hashable {
    /// The files by what they are linted with, in the order in which the targets need them first.
    package var groups: [LintGroup] = []
    /// All targets, in the order of the project.
    package var targets: [PlannedTarget] = []
    /// What planning has to tell.
    package var diagnostics: [Diagnostic] = []

    /// Makes an empty plan.
    package init() {}
}

/// Files that one linter looks at with one configuration, whatever targets they belong to.
///
/// What linters find in a file depends on the file and its configuration alone, so that one start for all of them finds the same as one
/// for each target would.
package struct LintGroup: Sendable, Hashable {
    /// The linter.
    package var linter: LinterName
    /// The linter's configuration, relative to the working directory or absolute; `nil` leaves the search to the linter.
    package var configuration: String?
    /// The files, each once, in the order in which the targets have them.
    package var files: [LintFile]
}

/// A file of a group.
package struct LintFile: Sendable, Hashable {
    /// The path, relative to the working directory or absolute.
    package var path: String
    /// The path, absolute and normal.
    package var absolutePath: String
    /// The targets that have the file, and the rule by which each has it in this group.
    package var uses: [Use]

    /// A target that has a file.
    package struct Use: Sendable, Hashable {
        /// The number of the target in the plan, from 0.
        package var target: Int
        /// The number of the rule, from 0.
        package var scope: Int
    }
}

/// A target and what is planned for it.
package struct PlannedTarget: Sendable, Hashable {
    /// The name of the target.
    package var name: String
    /// The linter of its first group; `nil` when none runs.
    package var linter: LinterName?
    /// The configuration of its first group.
    package var configuration: String?
    /// How many files are linted.
    package var fileCount = 0
    /// Why it is not linted; `nil` when it is.
    package var reason: Reason?
    /// Who cares for it, sorted.
    package var owners: [String] = []

    /// Why a target is not linted.
    package enum Reason: String, Sendable, Hashable {
        /// No rule matches it.
        case unmatched = "no-rule"
        /// It compiles no Swift file.
        case withoutSwiftFiles = "no-swift-files"
        /// It names Swift files, and none of them is there.
        case withoutExistingFiles = "no-existing-files"
        /// None of its files was changed.
        case unchanged = "no-changed-files"
        /// All of its files are excluded.
        case excluded = "all-files-excluded"
    }
}
