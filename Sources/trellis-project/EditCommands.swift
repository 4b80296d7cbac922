import CommandLineSupport

/// The commands that change a project, by what they do to it.
enum EditCommands {
    static let declarations = [add, remove, move]

    private static let add = CommandDeclaration(
        "add",
        abstract: "Adds files, folders, groups and memberships to a project.",
        discussion: [undone],
        flags: [EditOptions.dryRun],
        subcommands: [
            AddFileCommand.declaration, AddFolderCommand.declaration, AddGroupCommand.declaration, AddMemberCommand.declaration,
        ]
    )
    private static let remove = CommandDeclaration(
        "remove",
        abstract: "Removes what 'add' adds.",
        discussion: [undone],
        flags: [EditOptions.dryRun],
        subcommands: [RemoveFileCommand.declaration, RemoveGroupCommand.declaration, RemoveMemberCommand.declaration]
    )
    private static let move = CommandDeclaration(
        "move",
        abstract: "Gives files and groups another place in a project.",
        discussion: ["Files on disk are not moved: use 'git mv' or the like for that."],
        flags: [EditOptions.dryRun],
        subcommands: [MoveFileCommand.declaration, MoveGroupCommand.declaration]
    )

    private static let undone =
        "Only the lines that have to differ do, in both formats of Xcode, and 'remove' undoes 'add' byte for byte. "
        + "Nothing but the project file is written."

    /// Runs the command with these names.
    static func run(_ arguments: ParsedArguments) throws -> Response {
        switch arguments.commands.joined(separator: " ") {
        case "add file": try AddFileCommand.run(arguments)
        case "add folder": try AddFolderCommand.run(arguments)
        case "add group": try AddGroupCommand.run(arguments)
        case "add member": try AddMemberCommand.run(arguments)
        case "remove file": try RemoveFileCommand.run(arguments)
        case "remove group": try RemoveGroupCommand.run(arguments)
        case "remove member": try RemoveMemberCommand.run(arguments)
        case "move file": try MoveFileCommand.run(arguments)
        default: try MoveGroupCommand.run(arguments)
        }
    }
}
