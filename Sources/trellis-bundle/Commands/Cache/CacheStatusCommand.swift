import ArtifactCache
import CommandLineSupport

/// `trellis-bundle cache status`
enum CacheStatusCommand: Command {
    static let declaration = CommandDeclaration(
        "status", abstract: "Says where the cache of this machine is, and how much is in it.",
        options: [BundleCommandOptions.configurationFile, BundleCommandOptions.remote])

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let cache = try CacheCommands.cache(arguments)
        return Response(
            output: "\(cache.folder)\n\(CacheCommands.text(cache.summary())) of \(cache.sizeLimitBytes)\n")
    }
}
