/// The options that every program has.
enum SharedOptions {
    static let help = Flag("help", letter: "h", help: "show this help")
    static let version = Flag("version", help: "show the version")
    static let manualPage = Flag("manual-page", help: "print the manual page for man")
    static let completions = ValueOption(
        "completions",
        value: "SHELL",
        help: "print the completions for a shell",
        choices: Shell.allCases.map(\.rawValue)
    )

    /// The command line of a program with these options: the help at every level, the others at the root.
    static func added(to program: CommandDeclaration) -> CommandDeclaration {
        var result = addingHelp(to: program)
        result.flags += [version, manualPage]
        result.options.append(completions)
        return result
    }

    /// The question that a flag asks about the program.
    static func request(of flag: Flag) -> ProgramRequest? {
        switch flag {
        case help: .help
        case version: .version
        case manualPage: .manualPage
        default: nil
        }
    }

    /// The question that an option asks about the program.
    static func request(of option: ValueOption, value: String) -> ProgramRequest? {
        option == completions ? Shell(rawValue: value).map(ProgramRequest.completions) : nil
    }

    /// A command without the options that nobody types behind the name of a command below it.
    static func removedForCommands(from command: CommandDeclaration) -> CommandDeclaration {
        var result = command
        result.flags.removeAll { $0 == version || $0 == manualPage }
        result.options.removeAll { $0 == completions }
        return result
    }

    private static func addingHelp(to command: CommandDeclaration) -> CommandDeclaration {
        var result = command
        result.flags.append(help)
        result.subcommands = command.subcommands.map(addingHelp)
        return result
    }
}
