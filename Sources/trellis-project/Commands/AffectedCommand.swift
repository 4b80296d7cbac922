import CommandLineSupport
import JSON
import ProjectInspection

/// `trellis-project affected`
enum AffectedCommand: Command {
    static let since = ValueOption("since", value: "REVISION", help: "the revision of git that the work tree is compared with")
    static let tests = Flag("tests", help: "name the bundles of tests only")
    static let names = Flag("names", help: "print the names alone")
    static let exact = Flag("exact", help: "compare with the revision itself, not with where the history of HEAD left its own")

    static let declaration = CommandDeclaration(
        "affected",
        abstract: "Lists the targets that a change reaches, with the chain of reasons.",
        discussion: [
            "A change reaches a target through its files, through what the project says about it, through settings and the files that they "
                + "name, through the versions of packages, and through the targets that it needs. Nothing is checked out: "
                + "the project of the revision is read from git. What is not committed counts as changed."
        ],
        positionals: [ProjectOptions.project],
        flags: [tests, names, exact, ProjectOptions.json],
        options: [since, ProjectOptions.sourceTree],
        examples: [
            .init("trellis-project affected App.xcodeproj --since origin/main --tests", "the tests that a branch needs to run"),
            .init("trellis-project affected . --since HEAD~1 --json | jq -r '.unexplained[]'", "changed files that no target has"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let revision = arguments[option: since] else {
            throw UsageError.contradiction("'affected' needs '--since REVISION' to know what has changed")
        }
        var project = try ProjectOptions.request(from: arguments)
        project.followsReferences = true
        var request = AffectedRequest(project, since: revision)
        request.isExact = arguments[flag: exact]
        let report = try AffectedReport(request, testsOnly: arguments[flag: tests])
        if arguments[flag: ProjectOptions.json] {
            return Response(output: JSONWriter.text(report.json), diagnostics: report.diagnostics)
        }
        let rows = arguments[flag: names] ? report.rows.map { [$0[0]] } : report.rows
        return Response(output: TextTable(rows).text, diagnostics: report.diagnostics)
    }
}
