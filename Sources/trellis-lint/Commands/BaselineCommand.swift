import CommandLineSupport
import JSON
import Linting
import SystemSupport

/// `trellis-lint baseline`
enum BaselineCommand {
    static let flags = [LintOptions.noCache]
    static let options = LintOptions.shared + [LintOptions.baseline]

    static let declaration = CommandDeclaration(
        "baseline",
        abstract: "Keeps the findings of today in a file, so that only new ones count.",
        discussion: [
            "The file is the one that 'baseline' in the trellis.yml or '--baseline' names. It holds for each file and rule the lines that "
                + "findings are about, so that lines may move and the number of findings can only fall."
        ],
        subcommands: [
            CommandDeclaration(
                "create", abstract: "Writes a new baseline with all findings of today.",
                positionals: [LintOptions.project], flags: flags, options: options),
            CommandDeclaration(
                "update", abstract: "Takes out of the baseline what is not found any more; adds nothing.",
                positionals: [LintOptions.project], flags: flags, options: options),
            CommandDeclaration(
                "show", abstract: "Lists how many findings of each file and rule are known.",
                positionals: [LintOptions.project], options: options),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let environment = LintOptions.environment
        let work = try BaselineWork(LintSession(LintOptions.lintArguments(from: arguments), in: environment))
        switch arguments.commands.last {
        case "show": return Response(output: TextTable(try work.stored().rows).text)
        case "update": return try answer(work.update())
        default: return try answer(work.create())
        }
    }

    private static func answer(_ outcome: BaselineWork.Outcome) -> Response {
        Response(
            diagnostics: outcome.diagnostics, errorText: outcome.summary.map { $0 + "\n" } ?? "",
            status: outcome.hasFailed ? .failure : .success)
    }
}
