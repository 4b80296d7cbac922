/// The commands of a program: what is declared is what can be run.
///
///     let commands = CommandTable([
///         .command(TargetsCommand.self),
///         .group(CommandDeclaration("add", abstract: "Adds something."), [AddFileCommand.self, AddGroupCommand.self]),
///     ])
///     Program(declaration, version: TrellisVersion.text, commands: commands).main()
package struct CommandTable: Sendable {
    /// A command, or several behind a word of their own.
    package enum Entry: Sendable {
        /// A command of the program.
        case command(any Command.Type)
        /// Commands behind the word of a declaration, whose options all of them have.
        case group(CommandDeclaration, [any Command.Type])

        fileprivate var declaration: CommandDeclaration {
            switch self {
            case .command(let command): return command.declaration
            case .group(var declaration, let commands):
                declaration.subcommands = commands.map { $0.declaration }
                return declaration
            }
        }
    }

    private let entries: [Entry]

    /// Makes a table in the order of the help.
    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The command lines.
    package var declarations: [CommandDeclaration] { entries.map(\.declaration) }

    /// Runs the command that the arguments name, or answers nothing when they name none.
    ///
    /// - Throws: what the command throws.
    package func run(_ arguments: ParsedArguments) throws -> Response {
        try command(arguments.commands)?.run(arguments) ?? Response()
    }

    private func command(_ names: [String]) -> (any Command.Type)? {
        for entry in entries where entry.declaration.name == names.first {
            switch entry {
            case .command(let command): return command
            case .group(_, let commands): return commands.first { $0.declaration.name == names.dropFirst().first }
            }
        }
        return nil
    }
}

extension Program {
    /// Makes a program of commands.
    ///
    /// - Parameters:
    ///   - declaration: the command line, without the commands and the options that every program has.
    ///   - version: the version of the suite.
    ///   - commands: the commands.
    package init(_ declaration: CommandDeclaration, version: String, commands: CommandTable) {
        var declaration = declaration
        declaration.subcommands = commands.declarations
        self.init(declaration, version: version) { try commands.run($0) }
    }
}
