import CommandLineSupport
import ProjectModel

/// `trellis-project move target`
enum MoveTargetCommand: Command {
    static let newName = Positional("NEWNAME", help: "its new name", completion: .nothing)

    static let declaration = CommandDeclaration(
        "target",
        abstract: "Gives a target another name.",
        discussion: [
            "Its product follows when it is named after the target, and so do dependencies and the settings of tests. Schemes find the "
                + "target by its identifier and show the old name until Xcode writes them again; imports of its module in code stay."
        ],
        positionals: [EditOptions.project, RemoveTargetCommand.target, newName],
        examples: [.init("trellis-project move target App.xcodeproj Kit Core", "a target with another name")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        try EditOptions.run(arguments) { edit in
            try edit.renameTarget(arguments[RemoveTargetCommand.target] ?? "", to: arguments[newName] ?? "")
        }
    }
}
