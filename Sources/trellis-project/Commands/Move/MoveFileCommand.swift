import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project move file`
enum MoveFileCommand: Command {
    static let file = Positional("FILE", help: "the file, relative to the current folder")
    static let newFile = Positional("NEWFILE", help: "its new place; the same one, to change the group only")

    static let declaration = CommandDeclaration(
        "file",
        abstract: "Tells a project that a file or folder has another place; targets keep it.",
        discussion: ["It stays in its group when the folder is the same, else it goes to the group nearest around the new folder."],
        positionals: [EditOptions.project, file, newFile],
        options: [EditOptions.group, EditOptions.index],
        examples: [
            .init("git mv A.swift B.swift && trellis-project move file App.xcodeproj A.swift B.swift", "a file with another name")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let index = try EditOptions.number(EditOptions.index, in: arguments)
        return try EditOptions.run(arguments) { edit in
            try edit.moveFile(
                ProcessEnvironment.absolutePath(arguments[file] ?? ""),
                to: ProcessEnvironment.absolutePath(arguments[newFile] ?? ""),
                group: arguments[option: EditOptions.group],
                index: index
            )
        }
    }
}
