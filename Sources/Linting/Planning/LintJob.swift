package import Configuration

/// One thing to do: a linter looks at the files of a target with a configuration.
package struct LintJob: Sendable, Hashable {
    /// The place of the job in its plan, counted from 1.
    package var number: Int
    /// The name of the target.
    package var target: String
    /// The linter.
    package var linter: LinterName
    /// The linter's configuration, relative to the working directory or absolute; `nil` leaves the search to the linter.
    package var configuration: String?
    /// The files, relative to the working directory or absolute: each once, all of them there, never none.
    package var files: [String]

    /// Makes a job.
    package init(number: Int, target: String, linter: LinterName, configuration: String?, files: [String]) {
        self.number = number
        self.target = target
        self.linter = linter
        self.configuration = configuration
        self.files = files
    }
}
