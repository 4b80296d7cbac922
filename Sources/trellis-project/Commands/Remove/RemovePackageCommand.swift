import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project remove package`
enum RemovePackageCommand: Command {
    static let package = Positional(
        "PACKAGE", help: "the URL of the package, the last part of it, or its folder", completion: .folders)
    static let recursive = Flag("recursive", help: "take its products out of all targets as well")

    static let declaration = CommandDeclaration(
        "package",
        abstract: "Lets a project no longer use a Swift package.",
        discussion: ["No target may use a product of it, unless --recursive takes them out."],
        positionals: [EditOptions.project, package],
        flags: [recursive],
        examples: [.init("trellis-project remove package App.xcodeproj parser --recursive", "a package with all its uses")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        try EditOptions.run(arguments) { edit in
            try edit.removePackage(EditOptions.package(arguments[package] ?? ""), isRecursive: arguments[flag: recursive])
        }
    }
}
