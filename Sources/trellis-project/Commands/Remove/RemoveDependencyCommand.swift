import CommandLineSupport
import ProjectModel

/// `trellis-project remove dependency`
enum RemoveDependencyCommand: Command {
    static let declaration = CommandDeclaration(
        "dependency",
        abstract: "Lets a target no longer be built after others.",
        positionals: [EditOptions.project, AddDependencyCommand.others],
        options: [EditOptions.target],
        examples: [.init("trellis-project remove dependency App.xcodeproj Kit --target App", "App no longer needs Kit")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let target = try EditOptions.target(arguments)
        return try EditOptions.run(arguments) { edit in
            for other in arguments.all(AddDependencyCommand.others) { try edit.removeDependency(of: target, on: other) }
        }
    }
}
