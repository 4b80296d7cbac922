import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project add file`
enum AddFileCommand: Command {
    static let files = Positional("FILE", .oneOrMore, help: "files, relative to the current folder")
    static let missing = Flag("missing", help: "add files that do not exist, as those that are generated later")

    static let declaration = CommandDeclaration(
        "file",
        abstract: "Adds files to a project, and to targets.",
        discussion: [
            "A file goes to the group whose folder is nearest around it, and to the phase of the target that its type asks for. The "
                + "file of a language, such as en.lproj/Main.strings, joins the others of its name."
        ],
        positionals: [EditOptions.project, files],
        flags: [missing],
        options: [EditOptions.targets, EditOptions.group, EditOptions.index],
        examples: [
            .init("trellis-project add file App.xcodeproj App/Login.swift --target App", "a new source file of a target"),
            .init("trellis-project add file --dry-run App.xcodeproj App/*.swift -t App -t AppTests", "what would be different"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let index = try EditOptions.number(EditOptions.index, in: arguments)
        return try EditOptions.run(arguments) { edit in
            for (offset, file) in arguments.all(files).enumerated() {
                try edit.addFile(
                    ProcessEnvironment.absolutePath(file),
                    group: arguments[option: EditOptions.group],
                    index: index.map { $0 + offset },
                    targets: arguments.all(EditOptions.targets),
                    allowsMissing: arguments[flag: missing]
                )
            }
        }
    }
}
