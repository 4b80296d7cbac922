import CommandLineSupport

/// The commands that change a project, by what they do to it.
enum EditCommands {
    static let declarations =
        [
            declaration("add", "Adds files, targets, phases, packages and more to a project.", [undone], add),
            declaration("remove", "Removes what 'add' adds.", [undone], remove),
            declaration(
                "move", "Gives files, groups and targets another place or name in a project.",
                ["Files on disk are not moved: use 'git mv' or the like for that."], move),
        ] + settings.map(\.declaration)

    /// A command and what runs it.
    private struct Command: Sendable {
        let declaration: CommandDeclaration
        let run: @Sendable (ParsedArguments) throws -> Response
    }

    private static let add = [
        Command(declaration: AddFileCommand.declaration, run: AddFileCommand.run),
        Command(declaration: AddFolderCommand.declaration, run: AddFolderCommand.run),
        Command(declaration: AddGroupCommand.declaration, run: AddGroupCommand.run),
        Command(declaration: AddMemberCommand.declaration, run: AddMemberCommand.run),
        Command(declaration: AddTargetCommand.declaration, run: AddTargetCommand.run),
        Command(declaration: AddDependencyCommand.declaration, run: AddDependencyCommand.run),
        Command(declaration: AddPhaseCommand.declaration, run: AddPhaseCommand.run),
        Command(declaration: AddScriptCommand.declaration, run: AddScriptCommand.run),
        Command(declaration: AddPackageCommand.declaration, run: AddPackageCommand.run),
        Command(declaration: AddProductCommand.declaration, run: AddProductCommand.run),
    ]
    private static let remove = [
        Command(declaration: RemoveFileCommand.declaration, run: RemoveFileCommand.run),
        Command(declaration: RemoveGroupCommand.declaration, run: RemoveGroupCommand.run),
        Command(declaration: RemoveMemberCommand.declaration, run: RemoveMemberCommand.run),
        Command(declaration: RemoveTargetCommand.declaration, run: RemoveTargetCommand.run),
        Command(declaration: RemoveDependencyCommand.declaration, run: RemoveDependencyCommand.run),
        Command(declaration: RemovePhaseCommand.declaration, run: RemovePhaseCommand.run),
        Command(declaration: RemoveScriptCommand.declaration, run: RemoveScriptCommand.run),
        Command(declaration: RemovePackageCommand.declaration, run: RemovePackageCommand.run),
        Command(declaration: RemoveProductCommand.declaration, run: RemoveProductCommand.run),
    ]
    private static let move = [
        Command(declaration: MoveFileCommand.declaration, run: MoveFileCommand.run),
        Command(declaration: MoveGroupCommand.declaration, run: MoveGroupCommand.run),
        Command(declaration: MoveTargetCommand.declaration, run: MoveTargetCommand.run),
    ]
    private static let settings = [
        Command(declaration: SetCommand.declaration, run: SetCommand.run),
        Command(declaration: UnsetCommand.declaration, run: UnsetCommand.run),
    ]

    private static let undone =
        "Only the lines that have to differ do, in both formats of Xcode, and 'remove' undoes 'add' byte for byte. "
        + "Nothing but the project file is written."

    private static func declaration(
        _ name: String, _ abstract: String, _ discussion: [String], _ commands: [Command]
    ) -> CommandDeclaration {
        CommandDeclaration(
            name, abstract: abstract, discussion: discussion, flags: [EditOptions.dryRun], subcommands: commands.map(\.declaration))
    }

    /// Runs the command with these names.
    static func run(_ arguments: ParsedArguments) throws -> Response {
        let commands =
            switch arguments.commands.first {
            case "add": add
            case "remove": remove
            case "move": move
            default: settings
            }
        let name = arguments.commands.last
        let command = commands.first { $0.declaration.name == name }
        return try command?.run(arguments) ?? Response()
    }
}
