package import Configuration

/// One start of a linter on files with a configuration.
package struct LintJob: Sendable, Hashable {
    /// The place of the job in its run, counted from 1.
    package var number: Int
    /// The linter.
    package var linter: LinterName
    /// The linter's configuration, relative to the working directory or absolute; `nil` leaves the search to the linter.
    package var configuration: String?
    /// The files, relative to the working directory or absolute: each once, all of them there, never none.
    package var files: [String]
    /// The names of the targets that have them.
    package var targets: [String]
    /// What the linter does.
    package var mode = LintMode.lint
    /// Further arguments of the user.
    package var arguments: [String] = []
    /// The version of the linter.
    var version = LinterVersion(text: "")

    /// Makes a job.
    package init(number: Int, linter: LinterName, configuration: String?, files: [String], targets: [String]) {
        self.number = number
        self.linter = linter
        self.configuration = configuration
        self.files = files
        self.targets = targets
    }

    /// The targets in words.
    var subject: String {
        switch targets.count {
        case 0: return "files of no target"
        case 1: return "target '\(targets[0])'"
        case 2: return "targets '\(targets[0])' and '\(targets[1])'"
        default: return "targets '\(targets[0])', '\(targets[1])' and \(targets.count - 2) more"
        }
    }
}
