import CommandLineSupport

/// The commands that change a project, by what they do to it.
enum EditCommands {
    static let table: [CommandTable.Entry] = [
        .group(
            declaration("add", "Adds files, targets, phases, packages and more to a project.", undone),
            [
                AddFileCommand.self, AddFolderCommand.self, AddGroupCommand.self, AddMemberCommand.self,
                AddTargetCommand.self, AddDependencyCommand.self, AddPhaseCommand.self, AddScriptCommand.self,
                AddPackageCommand.self, AddProductCommand.self,
            ]),
        .group(
            declaration("remove", "Removes what 'add' adds.", undone),
            [
                RemoveFileCommand.self, RemoveGroupCommand.self, RemoveMemberCommand.self, RemoveTargetCommand.self,
                RemoveDependencyCommand.self, RemovePhaseCommand.self, RemoveScriptCommand.self, RemovePackageCommand.self,
                RemoveProductCommand.self,
            ]),
        .group(
            declaration(
                "move", "Gives files, groups and targets another place or name in a project.",
                "Files on disk are not moved: use 'git mv' or the like for that."),
            [MoveFileCommand.self, MoveGroupCommand.self, MoveTargetCommand.self]),
        .command(SetCommand.self),
        .command(UnsetCommand.self),
    ]

    private static let undone =
        "Only the lines that have to differ do, in both formats of Xcode, and 'remove' undoes 'add' byte for byte in a file that Xcode has "
        + "written. Nothing but the project file is written."

    private static func declaration(_ name: String, _ abstract: String, _ discussion: String) -> CommandDeclaration {
        CommandDeclaration(name, abstract: abstract, discussion: [discussion], flags: [EditOptions.dryRun])
    }
}
