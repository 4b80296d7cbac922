/// Scripts that let a shell complete the arguments of a program, made from its declaration.
package enum CompletionScript {
    /// The script for a shell.
    package static func text(for declaration: CommandDeclaration, shell: Shell) -> String {
        let commands = commands(of: declaration)
        return switch shell {
        case .bash: BashCompletion.text(for: commands, program: declaration.name)
        case .zsh: ZshCompletion.text(for: commands, program: declaration.name)
        case .fish: FishCompletion.text(for: commands, program: declaration.name)
        }
    }

    /// A command with what may be typed behind its name.
    struct Command {
        /// The names from below the program to the command; empty for the program.
        var path: [String]
        /// The command with the options of those above it, as far as they are of use there.
        var declaration: CommandDeclaration

        /// The options of both kinds as they are typed, the long form of each.
        var optionNames: [String] {
            (declaration.options.map(\.name) + declaration.flags.map(\.name)).map { "--" + $0 }
        }
    }

    /// The program and all commands below it, each before those below it.
    private static func commands(of program: CommandDeclaration) -> [Command] {
        commands(at: Command(path: [], declaration: program))
    }

    private static func commands(at command: Command) -> [Command] {
        let outer = SharedOptions.removedForCommands(from: command.declaration)
        return [command]
            + command.declaration.subcommands.flatMap { inner in
                commands(at: Command(path: command.path + [inner.name], declaration: inner.inheriting(from: outer)))
            }
    }
}
