import CommandLineSupport
import ProjectModel

/// `trellis-project move group`
enum MoveGroupCommand: Command {
    static let newGroup = Positional("NEWGROUP", help: "its new place, all but the last of which must be there", completion: .nothing)

    static let declaration = CommandDeclaration(
        "group",
        abstract: "Gives a group another name, or puts it into another group.",
        discussion: [
            "A group for a folder then stands for the folder of the new name in the folder of the group around it, as when the folder is "
                + "moved on disk. The files of a group without a folder stay where they are."
        ],
        positionals: [EditOptions.project, RemoveGroupCommand.group, newGroup],
        options: [EditOptions.index],
        examples: [.init("trellis-project move group App.xcodeproj App/Views App/Screens", "a folder with another name")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let index = try EditOptions.number(EditOptions.index, in: arguments)
        return try EditOptions.run(arguments) { edit in
            try edit.moveGroup(arguments[RemoveGroupCommand.group] ?? "", to: arguments[newGroup] ?? "", index: index)
        }
    }
}
