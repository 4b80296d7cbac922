import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project add folder`
enum AddFolderCommand: Command {
    static let folder = Positional("FOLDER", help: "a folder, relative to the current one", completion: .folders)
    static let reference = Flag("reference", help: "make it one item that is copied whole, not a synchronized folder")

    static let declaration = CommandDeclaration(
        "folder",
        abstract: "Adds a folder whose files are members because they lie in it.",
        discussion: [
            "Such a synchronized folder needs a project of Xcode 16 or later. A target that owns it takes all its files, in the phases "
                + "that their types ask for; 'remove member' takes a single file out. 'remove file' undoes it."
        ],
        positionals: [EditOptions.project, folder],
        flags: [reference],
        options: [EditOptions.targets, EditOptions.group, EditOptions.index],
        examples: [.init("trellis-project add folder App.xcodeproj Features/Login --target App", "a folder that a target owns")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let index = try EditOptions.number(EditOptions.index, in: arguments)
        return try EditOptions.run(arguments) { edit in
            try edit.addFolder(
                ProcessEnvironment.absolutePath(arguments[folder] ?? "."),
                kind: arguments[flag: reference] ? .reference : .synchronized,
                group: arguments[option: EditOptions.group],
                index: index,
                targets: arguments.all(EditOptions.targets)
            )
        }
    }
}
