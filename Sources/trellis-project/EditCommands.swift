import CommandLineSupport

/// A command that changes a project.
protocol EditCommand: Sendable {
    static var declaration: CommandDeclaration { get }
    static func run(_ arguments: ParsedArguments) throws -> Response
}

/// The commands that change a project, by what they do to it.
enum EditCommands {
    static let declarations =
        [
            declaration("add", "Adds files, targets, phases, packages and more to a project.", undone, add),
            declaration("remove", "Removes what 'add' adds.", undone, remove),
            declaration(
                "move", "Gives files, groups and targets another place or name in a project.",
                "Files on disk are not moved: use 'git mv' or the like for that.", move),
        ] + settings.map { $0.declaration }

    private static let add: [any EditCommand.Type] = [
        AddFileCommand.self, AddFolderCommand.self, AddGroupCommand.self, AddMemberCommand.self,
        AddTargetCommand.self, AddDependencyCommand.self, AddPhaseCommand.self, AddScriptCommand.self,
        AddPackageCommand.self, AddProductCommand.self,
    ]
    private static let remove: [any EditCommand.Type] = [
        RemoveFileCommand.self, RemoveGroupCommand.self, RemoveMemberCommand.self, RemoveTargetCommand.self,
        RemoveDependencyCommand.self, RemovePhaseCommand.self, RemoveScriptCommand.self, RemovePackageCommand.self,
        RemoveProductCommand.self,
    ]
    private static let move: [any EditCommand.Type] = [
        MoveFileCommand.self, MoveGroupCommand.self, MoveTargetCommand.self,
    ]
    private static let settings: [any EditCommand.Type] = [SetCommand.self, UnsetCommand.self]

    private static let undone =
        "Only the lines that have to differ do, in both formats of Xcode, and 'remove' undoes 'add' byte for byte. "
        + "Nothing but the project file is written."

    private static func declaration(
        _ name: String, _ abstract: String, _ discussion: String, _ commands: [any EditCommand.Type]
    ) -> CommandDeclaration {
        CommandDeclaration(
            name, abstract: abstract, discussion: [discussion], flags: [EditOptions.dryRun], subcommands: commands.map { $0.declaration })
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
        return try commands.first { $0.declaration.name == name }?.run(arguments) ?? Response()
    }
}
