import ArtifactCache
import CommandLineSupport
import Diagnostics
import ResourceBundling

/// What the commands about the cache have in common.
enum CacheCommands {
    /// The cache of this machine.
    static func cache(_ arguments: ParsedArguments) throws -> ArtifactCache {
        var diagnostics: [Diagnostic] = []
        let configuration = try Machine.configuration(arguments, diagnostics: &diagnostics)
        guard let cache = try Machine.environment(arguments, configuration).cache else {
            throw DiagnosticError("no-cache", "neither TRELLIS_CACHE nor HOME names a folder for a cache; set one of them")
        }
        return cache.local
    }

    static func text(_ summary: CacheSummary) -> String {
        "\(summary.resultCount) results, \(summary.contentCount) contents, \(summary.sizeBytes) bytes"
    }
}

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

/// `trellis-bundle cache clear`
enum CacheClearCommand: Command {
    static let declaration = CommandDeclaration(
        "clear", abstract: "Removes everything from the cache of this machine.",
        options: [BundleCommandOptions.configurationFile, BundleCommandOptions.remote])

    static func run(_ arguments: ParsedArguments) throws -> Response {
        Response(output: "removed \(CacheCommands.text(try CacheCommands.cache(arguments).clear()))\n")
    }
}
