import CommandLineSupport
import Configuration
import Diagnostics
import Packaging
import SystemSupport

/// `trellis-package run`
enum RunCommand: Command {
    static let names = Positional(
        "NAME", .any, help: "the entries that are packed; all of them when left out", completion: .nothing)
    static let configuration = ValueOption(
        "config", value: "FILE", help: "the file", defaultText: TrellisConfiguration.fileName, completion: .files)

    static let declaration = CommandDeclaration(
        "run",
        abstract: "Packs what the section 'package' of a trellis.yml lists: xcframeworks, artifact bundles, their zips and checksums.",
        discussion: [
            "Paths in the file are relative to its folder. The checksums of zips are printed. Outputs that are there already are refused "
                + "before anything is made, unless the entry says 'force: true'."
        ],
        positionals: [names],
        flags: [PackageOptions.force],
        options: [configuration],
        examples: [.init("trellis-package run Whisk --config Vendor/trellis.yml", "one entry of a file in another folder")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        var diagnostics: [Diagnostic] = []
        let folder = ProcessEnvironment.currentDirectory
        let configuration = try TrellisConfiguration.load(
            at: arguments[option: configuration] ?? TrellisConfiguration.fileName, workingDirectory: folder, fileSystem: DiskFileSystem(),
            section: .package, diagnostics: &diagnostics)
        let outcome = try PackageRun(
            configuration, names: arguments.all(names), workingDirectory: folder, isForced: arguments[flag: PackageOptions.force]
        ).run()
        return Response(output: outcome.checksums, diagnostics: diagnostics + outcome.diagnostics)
    }
}
