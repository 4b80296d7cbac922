import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project remove file`
enum RemoveFileCommand: Command {
    static let declaration = CommandDeclaration(
        "file",
        abstract: "Removes files and folders from a project, and from all targets; on disk they stay.",
        positionals: [EditOptions.project, AddFileCommand.files],
        examples: [.init("trellis-project remove file App.xcodeproj App/Login.swift", "a file that is gone")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        try EditOptions.run(arguments) { edit in
            for file in arguments.all(AddFileCommand.files) { try edit.removeFile(ProcessEnvironment.absolutePath(file)) }
        }
    }
}
