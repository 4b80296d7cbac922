import CommandLineSupport
import ProjectModel

/// `trellis-project add dependency`
enum AddDependencyCommand: Command {
    static let others = Positional("OTHER", .oneOrMore, help: "targets that are built first, by name or identifier", completion: .nothing)

    static let declaration = CommandDeclaration(
        "dependency",
        abstract: "Lets a target be built after others of the project.",
        discussion: ["What the others make is not linked by that: 'add product' does it."],
        positionals: [EditOptions.project, others],
        options: [EditOptions.target, AddMemberCommand.platform],
        examples: [.init("trellis-project add dependency App.xcodeproj Kit --target App", "Kit is built before App")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let target = try EditOptions.target(arguments)
        return try EditOptions.run(arguments) { edit in
            for other in arguments.all(others) {
                try edit.addDependency(of: target, on: other, platforms: arguments.all(AddMemberCommand.platform))
            }
        }
    }
}
