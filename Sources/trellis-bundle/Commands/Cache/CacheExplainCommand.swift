import ArtifactCache
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
        let name = arguments[key] ?? ""
        guard let text = try CacheCommands.cache(arguments).explanation(of: name) else {
            throw DiagnosticError(
                "unknown-key", "this machine knows no step '\(name)'; 'trellis-bundle build --explain' lists the subjects of a bundle")
        }
        return Response(output: text)
    }
}
