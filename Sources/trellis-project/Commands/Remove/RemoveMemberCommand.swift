import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project remove member`
enum RemoveMemberCommand: Command {
    static let declaration = CommandDeclaration(
        "member",
        abstract: "Ends the membership of files in a target; the project keeps the files.",
        discussion: ["In a synchronized folder that the target owns an exception is made; in another one an exception goes."],
        positionals: [EditOptions.project, AddFileCommand.files],
        options: [EditOptions.target, EditOptions.phase],
        examples: [.init("trellis-project remove member App.xcodeproj App/Debug.swift --target App", "a file that is not built")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let target = try EditOptions.target(arguments)
        return try EditOptions.run(arguments) { edit in
            for file in arguments.all(AddFileCommand.files) {
                try edit.removeMember(ProcessEnvironment.absolutePath(file), target: target, phase: arguments[option: EditOptions.phase])
            }
        }
    }
}
