import CommandLineSupport
import ProjectModel

/// `trellis-project remove target`
enum RemoveTargetCommand: Command {
    static let target = Positional("TARGET", help: "the target, by name or identifier", completion: .nothing)

    static let declaration = CommandDeclaration(
        "target",
        abstract: "Removes a target, and what other targets have of it.",
        discussion: [
            "Its phases, configurations and product go, and so do dependencies on it and its product in other targets. Files and folders "
                + "stay in the project. Schemes and test plans are files of their own and stay as they are."
        ],
        positionals: [EditOptions.project, target],
        examples: [.init("trellis-project remove target App.xcodeproj Kit", "a target with all that is there for it alone")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        try EditOptions.run(arguments) { try $0.removeTarget(arguments[target] ?? "") }
    }
}
