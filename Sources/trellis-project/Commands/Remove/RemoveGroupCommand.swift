import CommandLineSupport
import ProjectModel

/// `trellis-project remove group`
enum RemoveGroupCommand: Command {
    static let group = Positional("GROUP", help: "the group, by the names in the navigator, such as App/Views", completion: .nothing)
    static let recursive = Flag("recursive", help: "remove what is in it from the project as well")

    static let declaration = CommandDeclaration(
        "group",
        abstract: "Removes a group, which has to be empty.",
        positionals: [EditOptions.project, group],
        flags: [recursive],
        examples: [.init("trellis-project remove group App.xcodeproj App/Views --recursive", "a group with all its files")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        try EditOptions.run(arguments) { edit in
            try edit.removeGroup(arguments[group] ?? "", isRecursive: arguments[flag: recursive])
        }
    }
}
