import CommandLineSupport
import Packaging
import SystemSupport

/// `trellis-package artifactbundle index`
enum ArtifactBundleIndexCommand: Command {
    static let archives = Positional("ARCHIVE", .oneOrMore, help: "zip archives with one artifact bundle each")

    static let declaration = CommandDeclaration(
        "index",
        abstract: "Makes an index of archives, so that a build downloads only the one for its own machine.",
        discussion: [
            "The triples are read out of the bundles. The archives must be uploaded beside the index; SwiftPM takes the one that has "
                + "exactly the triple of the machine."
        ],
        positionals: [archives],
        flags: [PackageOptions.force],
        options: [ArtifactBundleCommands.output],
        examples: [
            .init(
                "trellis-package artifactbundle index tool-linux.zip tool-macos.zip --output tool.artifactbundleindex",
                "one index for two archives")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let path = arguments[option: ArtifactBundleCommands.output] else {
            throw UsageError.contradiction("'index' needs '--output FILE'")
        }
        let plan = try ArtifactBundleIndexPlan(archives: arguments.all(archives))
        try plan.write(to: path, writer: OutputWriter(force: arguments[flag: PackageOptions.force]))
        return Response(diagnostics: plan.diagnostics)
    }
}
