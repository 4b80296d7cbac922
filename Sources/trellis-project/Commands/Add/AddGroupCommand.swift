import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project add group`
enum AddGroupCommand: Command {
    static let group = Positional("GROUP", help: "the new group, by the names in the navigator, such as App/Views", completion: .nothing)
    static let folder = ValueOption(
        "folder", value: "FOLDER", help: "the folder that it stands for; none when left out", completion: .folders)

    static let declaration = CommandDeclaration(
        "group",
        abstract: "Adds an empty group.",
        discussion: ["The groups around it must be there. The files of a group without a folder lie in that of the group around it."],
        positionals: [EditOptions.project, group],
        options: [folder, EditOptions.index],
        examples: [.init("trellis-project add group App.xcodeproj App/Views --folder App/Views", "a group for a folder")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let index = try EditOptions.number(EditOptions.index, in: arguments)
        return try EditOptions.run(arguments) { edit in
            let folder = arguments[option: folder].map { ProcessEnvironment.absolutePath($0) }
            try edit.addGroup(arguments[group] ?? "", folder: folder, index: index)
        }
    }
}
