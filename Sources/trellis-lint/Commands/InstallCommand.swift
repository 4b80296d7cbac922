import CommandLineSupport
import Linting
import SystemSupport

/// `trellis-lint install`
enum InstallCommand: Command {
    static let project = Positional("PROJECT", help: "an .xcodeproj, a folder with one, or the project file itself")
    static let target = ValueOption("target", letter: "t", value: "TARGET", help: "the target that shall be linted in its builds")
    static let dryRun = Flag("dry-run", help: "print the difference that the project file would have, and write nothing")

    static let declaration = CommandDeclaration(
        "install",
        abstract: "Adds a phase to a target that lints it in each build.",
        discussion: [
            "The phase stands behind the sources and names all that it reads in a list, so that it works in the sandbox of scripts. It is "
                + "passed over when nothing has changed and nothing was found. Run the command again when files were added."
        ],
        positionals: [project],
        flags: [dryRun],
        options: LintOptions.shared + [target],
        examples: [.init("trellis-lint install App.xcodeproj --target App", "lint App whenever it is built")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let name = arguments[option: target] else { throw UsageError.contradiction("'install' needs '--target TARGET'") }
        let path = arguments[project] ?? "."
        var lintArguments = LintOptions.lintArguments(from: arguments)
        lintArguments.project = path
        lintArguments.names = [name]
        let installation = try LintInstallation(LintSession(lintArguments, in: LintOptions.environment), into: path, target: name)
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
