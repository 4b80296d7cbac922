import CommandLineSupport
import Linting

/// What the commands behind `trellis-lint baseline` share.
enum BaselineCommands {
    static let declaration = CommandDeclaration(
        "baseline",
        abstract: "Keeps the findings of today in a file, so that only new ones count.",
        discussion: [
            "The file is the one that 'baseline' in the trellis.yml or '--baseline' names. It holds for each file and rule the lines that "
                + "findings are about, so that lines may move and the number of findings can only fall."
        ],
        options: LintOptions.shared + [LintOptions.baseline]
    )

    /// The work on the baseline that the arguments name.
    static func work(_ arguments: ParsedArguments) throws -> BaselineWork {
        try BaselineWork(LintSession(LintOptions.lintArguments(from: arguments), in: LintOptions.environment))
    }

    static func answer(_ outcome: BaselineWork.Outcome) -> Response {
        Response(
            diagnostics: outcome.diagnostics, errorText: outcome.summary.map { $0 + "\n" } ?? "",
            status: outcome.hasFailed ? .failure : .success)
    }
}
