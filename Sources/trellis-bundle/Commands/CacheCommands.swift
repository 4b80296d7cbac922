import ArtifactCache
import Checksums
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

/// `trellis-bundle cache explain`
enum CacheExplainCommand: Command {
    static let key = Positional("KEY", help: "the key of a step, or its subject: 'DesignSystem/Localizable.xcstrings'")

    static let declaration = CommandDeclaration(
        "explain", abstract: "Says what a step depends on, and what made it run again.",
        positionals: [key], options: [BundleCommandOptions.configurationFile, BundleCommandOptions.remote],
        examples: [.init("trellis-bundle cache explain DesignSystem/Localizable.xcstrings", "why was the catalog compiled again?")])

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let cache = try CacheCommands.cache(arguments)
        let name = arguments[key] ?? ""
        guard let digest = Digest(text: name) ?? cache.latestKey(of: name), let record = cache.record(of: digest) else {
            throw DiagnosticError(
                "unknown-key", "this machine knows no step '\(name)'; 'trellis-bundle build --explain' lists the subjects of a bundle")
        }
        var text = "\(record.subject)\nkey \(digest.text)\n"
        text += record.parts.map { "  \($0.label): \($0.value)\n" }.joined()
        guard let previous = record.previous else { return Response(output: text + "it is the first that this machine has made\n") }
        guard let old = cache.record(of: previous) else { return Response(output: text + "the one before is not known any more\n") }
        text += "what differs from the one before, \(previous.text):\n"
        text += record.changes(since: old).map { "  \($0.label): \($0.old ?? "nothing") → \($0.new ?? "nothing")\n" }.joined()
        return Response(output: text)
    }
}
