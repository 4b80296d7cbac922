import CommandLineSupport
import Configuration
import Diagnostics
import JSON
import ResourceBundling
import SystemSupport

/// `trellis-bundle run`
enum RunCommand: Command {
    static let declaration = CommandDeclaration(
        "run",
        abstract: "Makes all bundles that a trellis.yml asks for.",
        discussion: ["The section 'bundle' has one entry for each; see docs/commands/trellis-bundle.md for its keys."],
        flags: [BuildCommand.explain, BundleCommandOptions.noCache, BundleCommandOptions.json],
        options: [BundleCommandOptions.configurationFile, BundleCommandOptions.remote],
        examples: [.init("trellis-bundle run", "make the bundles of the trellis.yml in the current folder")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        var diagnostics: [Diagnostic] = []
        guard let configuration = try Machine.configuration(arguments, diagnostics: &diagnostics), let section = configuration.bundle else {
            throw DiagnosticError(
                "no-bundles", "there is no trellis.yml with a section 'bundle' here; write one, or use 'trellis-bundle build'")
        }
        let environment = try Machine.environment(arguments, configuration)
        var response = Response(diagnostics: diagnostics)
        var values: [JSONValue] = []
        for entry in section.entries {
            let built = try BuiltBundle(bundleArguments(entry, configuration), environment)
            let part = built.response(isJSON: false, isExplaining: arguments[flag: BuildCommand.explain])
            response.output += part.output
            response.diagnostics += part.diagnostics
            values.append(built.json)
        }
        if arguments[flag: BundleCommandOptions.json] { response.output = JSONWriter.text(.array(values)) }
        return response
    }

    private static func bundleArguments(
        _ entry: BundleSection.Entry, _ configuration: TrellisConfiguration
    ) throws(DiagnosticError) -> BundleArguments {
        func place(_ path: String) -> String { PathText.join(configuration.folder, path) }
        guard let project = entry.folder ?? entry.project ?? configuration.project else {
            throw DiagnosticError("no-project", "no project has the target; name one with 'project'", at: entry.location)
        }
        let output = place(entry.output.value) + (entry.output.value.hasSuffix("/") ? "/" : "")
        var arguments = BundleArguments(project: place(project.value), target: entry.target?.value, output: output)
        arguments.name = entry.name
        arguments.configuration = entry.configuration
        arguments.sdk = entry.sdk
        arguments.format = entry.format.flatMap { BundleFormat(rawValue: $0.value) } ?? .bundle
        arguments.strings = entry.strings.flatMap { StringsOutput(rawValue: $0.value) } ?? .binary
        arguments.propertyLists = BundleCommandOptions.propertyListOutput(entry.propertyLists?.value)
        arguments.languages = entry.languages
        arguments.writesSourceLanguage = entry.writesSourceLanguage
        return arguments
    }
}
