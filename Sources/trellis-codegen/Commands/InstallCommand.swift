import CodeGeneration
import CommandLineSupport
import SystemSupport

/// `trellis-codegen install`
enum InstallCommand: Command {
    static let project = Positional("PROJECT", help: "an .xcodeproj, a folder with one, or the project file itself")
    static let target = ValueOption("target", letter: "t", value: "TARGET", help: "the target that needs the generated code")
    static let dryRun = Flag("dry-run", help: "print the difference that the project file would have, and write nothing")

    static let declaration = CommandDeclaration(
        "install",
        abstract: "Adds a phase to a target that generates code before each build.",
        discussion: [
            "The phase stands before the sources are compiled and runs only when an input has changed. The lists of its inputs and "
                + "outputs are written beside the configuration; run the command again when files were added."
        ],
        positionals: [project],
        flags: [dryRun],
        options: [target, CodegenOptions.configuration],
        examples: [.init("trellis-codegen install App.xcodeproj --target App", "generate before each build of App")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let name = arguments[option: target] else { throw UsageError.contradiction("'install' needs '--target TARGET'") }
        let installation = try Installation(into: arguments[project] ?? ".", target: name, of: CodegenOptions.session(arguments))
        guard arguments[flag: dryRun] else {
            try installation.write()
            return Response(diagnostics: installation.diagnostics)
        }
        let change = installation.change
        let shown = PathText.relative(change.path, to: ProcessEnvironment.currentDirectory)
        return Response(
            output: UnifiedDifference.text(from: change.old, to: change.new, path: shown), diagnostics: installation.diagnostics)
    }
}
