package import Configuration

/// What was typed; ``LintSetup`` says what it means.
package struct LintArguments: Sendable, Hashable {
    /// The project or its folder; `nil` when none was named.
    package var project: String?
    /// The names behind the project: targets, and perhaps a configuration at the end.
    package var names: [String]
    /// The configuration for all targets.
    package var configuration: String?
    /// The linter.
    package var linter: LinterName?
    /// The `trellis.yml` to use.
    package var configurationFile: String?

    /// Makes arguments with the defaults for everything that is left out.
    package init(
        project: String? = nil,
        names: [String] = [],
        configuration: String? = nil,
        linter: LinterName? = nil,
        configurationFile: String? = nil
    ) {
        self.project = project
        self.names = names
        self.configuration = configuration
        self.linter = linter
        self.configurationFile = configurationFile
    }
}
