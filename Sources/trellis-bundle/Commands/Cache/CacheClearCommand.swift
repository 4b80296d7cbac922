import ArtifactCache
import CommandLineSupport

/// `trellis-bundle cache clear`
enum CacheClearCommand: Command {
    static let declaration = CommandDeclaration(
        "clear", abstract: "Removes everything from the cache of this machine.",
        options: [BundleCommandOptions.configurationFile, BundleCommandOptions.remote])

    static func run(_ arguments: ParsedArguments) throws -> Response {
        Response(output: "removed \(CacheCommands.text(try CacheCommands.cache(arguments).clear()))\n")
    }
}
