import ArtifactCache
import CommandLineSupport

/// `trellis-bundle cache verify`
enum CacheVerifyCommand: Command {
    static let declaration = CommandDeclaration(
        "verify", abstract: "Reads everything in the cache of this machine, and removes what is damaged.",
        options: [BundleCommandOptions.configurationFile, BundleCommandOptions.remote])

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let summary = try CacheCommands.cache(arguments).verify()
        let damaged = summary.damagedCount
        return Response(
            output: "\(CacheCommands.text(summary)); \(damaged) damaged\n", status: damaged == 0 ? .success : .findings)
    }
}
