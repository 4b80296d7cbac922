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
    /// Which files of the targets are linted.
    package var selection = Selection.all
    /// Whether Swift files that no target has are linted as well.
    package var includesUnowned = false
    /// What the linter does with the files.
    package var mode = LintMode.lint
    /// The file with known findings, in place of the one that the `trellis.yml` names.
    package var baseline: String?
    /// Whether known findings are hidden.
    package var usesBaseline = true
    /// Whether results are kept for later runs, and those of earlier ones used.
    package var usesCache = true
    /// How many linters run at once.
    package var jobCount: Int?
    /// How long one start of a linter may take, in seconds; as long as it likes when `nil`.
    package var timeLimitSeconds: Int?
    /// Further arguments for the linter.
    package var linterArguments: [String] = []

    /// Which files of the targets are linted.
    package enum Selection: Sendable, Hashable {
        /// All of them.
        case all
        /// Those that differ from where the history left a revision.
        case changedSince(String)
        /// Those that the next commit changes.
        case staged
    }

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

/// What a linter does with files.
package enum LintMode: Sendable, Hashable {
    /// It reports what it finds.
    case lint
    /// It corrects in the files what it can, and reports the rest.
    case fix
    /// It looks at what the compiler knows; the file has the arguments of the compiler, relative to the working directory.
    case analyze(compileCommands: String)
}
