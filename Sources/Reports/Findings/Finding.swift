package import Diagnostics

/// One thing that a tool has found in a file.
package struct Finding: Sendable, Hashable {
    /// The file, relative to the root of the report or absolute.
    package var path: String
    /// The line, counted from 1.
    package var line: Int
    /// The column, counted from 1; `nil` when the finding is about the whole line.
    package var column: Int?
    /// How much it matters.
    package var severity: Severity
    /// What is wrong, in the tool's words.
    package var message: String
    /// The identifier of the rule; `nil` when it is no rule, such as source that does not parse.
    package var rule: String?
    /// What people call the rule; `nil` when the tool says no more than the identifier.
    package var ruleTitle: String?
    /// The program that found it.
    package var tool: String
    /// The names of the targets for which it was found, sorted.
    package var targets: [String]
    /// Who cares for those targets, sorted.
    package var owners: [String]
    /// The text of the line without the blanks around it, as far as it is short; `nil` when nobody has looked.
    package var source: String?

    /// Makes a finding.
    package init(
        path: String,
        line: Int,
        column: Int?,
        severity: Severity,
        message: String,
        rule: String?,
        ruleTitle: String? = nil,
        tool: String = "",
        targets: [String] = [],
        owners: [String] = [],
        source: String? = nil
    ) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
        self.rule = rule
        self.ruleTitle = ruleTitle
        self.tool = tool
        self.targets = targets
        self.owners = owners
        self.source = source
    }
}
