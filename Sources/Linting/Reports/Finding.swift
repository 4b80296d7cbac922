package import Diagnostics

/// One thing that a linter has found.
package struct Finding: Sendable, Hashable {
    /// The file, relative to the working directory or absolute.
    package var path: String
    /// The line, counted from 1.
    package var line: Int
    /// The column, counted from 1; `nil` when the finding is about the whole line.
    package var column: Int?
    /// How much it matters; a linter finds warnings and errors.
    package var severity: Severity
    /// What is wrong, in the linter's words.
    package var message: String
    /// The name of the rule; `nil` when it is no rule, such as source that does not parse.
    package var rule: String?
    /// The names of the targets for which it was found, sorted.
    package var targets: [String]

    /// Makes a finding.
    package init(
        path: String,
        line: Int,
        column: Int?,
        severity: Severity,
        message: String,
        rule: String?,
        targets: [String]
    ) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
        self.rule = rule
        self.targets = targets
    }
}
