import CommandLineSupport
import JSON
import Linting

/// `trellis-lint affected`
enum AffectedCommand: Command {
    static let since = ValueOption("since", value: "REV", help: "the revision; where the history left it counts")

    static let declaration = CommandDeclaration(
        "affected",
        abstract: "Lists the targets whose findings a change may have changed, and why.",
        discussion: [
            "A target is affected when one of its Swift files was changed, or a configuration that one of them is linted with. Findings "
                + "never depend on the targets that a target needs."
        ],
        positionals: [LintOptions.project, LintOptions.names],
        flags: [LintOptions.json],
        options: LintOptions.shared + [since],
        examples: [.init("trellis-lint affected --since origin/main", "what a branch may have changed")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let revision = arguments[option: since] else { throw UsageError.contradiction("'affected' needs '--since REV'") }
        let session = try LintSession(LintOptions.lintArguments(from: arguments), in: LintOptions.environment)
        let affected = try LintAffected(session, since: revision)
        let text = arguments[flag: LintOptions.json] ? JSONWriter.text(affected.json) : TextTable(affected.rows).text
        return Response(output: text, diagnostics: affected.diagnostics)
    }
}
