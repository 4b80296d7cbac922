import CommandLineSupport
import JSON
import ProjectInspection

/// `trellis-project targets`
enum TargetsCommand: Command {
    static let declaration = CommandDeclaration(
        "targets",
        abstract: "Lists the targets of a project: name, kind of product, platforms.",
        positionals: [ProjectOptions.project],
        flags: [ProjectOptions.references, ProjectOptions.json],
        options: [ProjectOptions.revision],
        examples: [
            .init("trellis-project targets App.xcodeproj", "one line for each target"),
            .init("trellis-project targets App.xcodeproj --json | jq -r '.targets[].name'", "the names alone"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let opened = try OpenedWorkspace(try ProjectOptions.request(from: arguments))
        let report = TargetsReport(opened)
        if arguments[flag: ProjectOptions.json] {
            return Response(output: JSONWriter.text(report.json), diagnostics: opened.diagnostics)
        }
        let table = TextTable(report.rows)
        return Response(output: table.text, diagnostics: opened.diagnostics)
    }
}
