import CommandLineSupport
import Configuration
import Diagnostics
import JSON
import ResourceBundling

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
            let report = try BundleReport(try BundleArguments(entry, of: configuration), environment)
            if arguments[flag: BuildCommand.explain] { response.output += report.explanation }
            response.diagnostics += report.diagnostics
            values.append(report.json)
        }
        if arguments[flag: BundleCommandOptions.json] { response.output = JSONWriter.text(.array(values)) }
        return response
    }
}
