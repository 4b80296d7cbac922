import CommandLineSupport
import Diagnostics
import ResourceBundling
import SystemSupport

/// `trellis-bundle install`
enum InstallCommand: Command {
    static let project = Positional("PROJECT", help: "an .xcodeproj, a folder with one, or the project file itself")
    static let owner = ValueOption(
        "resources-of", value: "TARGET", help: "the target whose resources are bundled; '--target' itself when left out")
    static let dryRun = Flag("dry-run", help: "print the difference that the project file would have, and write nothing")

    static let declaration = CommandDeclaration(
        "install",
        abstract: "Adds a phase to a target that makes a bundle in each build.",
        discussion: [
            "The phase names all that it reads and makes, so that Xcode passes over it when nothing has changed. Run the command again when "
                + "resources were added."
        ],
        positionals: [project],
        flags: [dryRun],
        options: [BundleCommandOptions.target, owner, BundleCommandOptions.name, BundleCommandOptions.format],
        examples: [.init("trellis-bundle install App.xcodeproj --target App --resources-of Design", "put the bundle of Design into App")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let target = arguments[option: BundleCommandOptions.target] else {
            throw UsageError.contradiction("'install' needs '--target TARGET'")
        }
        let path = arguments[project] ?? "."
        let owner = arguments[option: owner] ?? target
        var bundle = BundleArguments(project: path, target: owner, output: "unused/")
        try BundleCommandOptions.apply(arguments, to: &bundle)
        let environment = BundleEnvironment(workingDirectory: ProcessEnvironment.currentDirectory, cache: nil)
        let installation = try BundleInstallation(
            of: try BundlePlanner(bundle, environment).plan(), owner: owner, into: path, target: target)
        guard arguments[flag: dryRun] else {
            try installation.write()
            return Response(diagnostics: installation.diagnostics)
        }
        let change = installation.change
        return Response(
            output: UnifiedDifference.text(from: change.old, to: change.new, path: environment.shown(change.path)),
            diagnostics: installation.diagnostics)
    }
}
