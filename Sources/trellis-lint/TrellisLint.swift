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
        ],
        subcommands: [
            RunCommand.declaration, PrintConfigCommand.declaration, DoctorCommand.declaration, UnownedCommand.declaration,
            AffectedCommand.declaration, BaselineCommand.declaration, CompareCommand.declaration, InstallCommand.declaration,
            MigrateCommand.declaration,
        ]
    )

    /// The arguments with the command that is meant when none is written.
    static func completed(_ arguments: [String]) -> [String] {
        let own = ["-h", "--help", "--version", "--manual-page", "--completions", "help"] + declaration.subcommands.map(\.name)
        guard let first = arguments.first else { return [RunCommand.declaration.name] }
        return own.contains(first) || first.hasPrefix("--completions=") ? arguments : [RunCommand.declaration.name] + arguments
    }

    @Sendable
    static func run(_ arguments: ParsedArguments) throws -> Response {
        switch arguments.commands.first {
        case PrintConfigCommand.declaration.name: try PrintConfigCommand.run(arguments)
        case DoctorCommand.declaration.name: try DoctorCommand.run(arguments)
        case UnownedCommand.declaration.name: try UnownedCommand.run(arguments)
        case AffectedCommand.declaration.name: try AffectedCommand.run(arguments)
        case BaselineCommand.declaration.name: try BaselineCommand.run(arguments)
        case CompareCommand.declaration.name: try CompareCommand.run(arguments)
        case InstallCommand.declaration.name: try InstallCommand.run(arguments)
        case MigrateCommand.declaration.name: try MigrateCommand.run(arguments)
        default: try RunCommand.run(arguments)
        }
    }
}
