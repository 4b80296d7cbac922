import CommandLineSupport

/// The program: each target with the rules that it deserves.
enum TrellisLint {
    static let declaration = CommandDeclaration(
        "trellis-lint",
        abstract: "Lints the targets of a project, each with its own configuration.",
        discussion: [
            "Without a command it runs the linters: 'trellis-lint App.xcodeproj' is 'trellis-lint run App.xcodeproj'.",
            "Exit codes: 0 nothing was found, 1 something was found, 2 the input cannot be used or a linter failed, "
                + "64 the command line is wrong.",
        ]
    )

    static let commands = CommandTable([
        .command(RunCommand.self), .command(PrintConfigCommand.self), .command(DoctorCommand.self), .command(UnownedCommand.self),
        .command(AffectedCommand.self),
        .group(BaselineCommands.declaration, [BaselineCreateCommand.self, BaselineUpdateCommand.self, BaselineShowCommand.self]),
        .command(CompareCommand.self), .command(InstallCommand.self), .command(MigrateCommand.self),
    ])

    /// The arguments with the command that is meant when none is written.
    static func completed(_ arguments: [String]) -> [String] {
        let own = ["-h", "--help", "--version", "--manual-page", "--completions", "help"] + commands.declarations.map(\.name)
        guard let first = arguments.first else { return [RunCommand.declaration.name] }
        return own.contains(first) || first.hasPrefix("--completions=") ? arguments : [RunCommand.declaration.name] + arguments
    }
}
