import ArtifactCache
import Checksums
import CommandLineSupport
import Diagnostics

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
