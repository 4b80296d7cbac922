import CommandLineSupport
import JSON
import ProjectInspection

/// `trellis-project owners`
enum OwnersCommand: Command {
    static let files = Positional("FILE", .oneOrMore, help: "files, relative to the current folder, or to the root of the list")

    static let declaration = CommandDeclaration(
        "owners",
        abstract: "Tells which targets own files, and by which rule.",
        discussion: [
            "A file inside an asset catalog or another folder that counts as one file is owned with it. "
                + "The exit code is 1 when some file has no owner."
        ],
        positionals: [ProjectOptions.project, files],
        flags: [ProjectOptions.references, ProjectOptions.json],
        options: ProjectOptions.shared,
        examples: [
            .init("trellis-project owners App.xcodeproj Sources/Login.swift", "the targets of one file"),
            .init("git diff --name-only | xargs trellis-project owners App.xcodeproj", "the targets of changed files"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let request = try ProjectOptions.request(from: arguments)
        let opened = try OpenedWorkspace(request)
        let base = opened.paths.base ?? request.currentDirectory
        let report = OwnersReport(opened, files: arguments.all(files), base: base)
        let status: ExitStatus = report.hasFilesWithoutOwner ? .findings : .success
        if arguments[flag: ProjectOptions.json] {
            return Response(output: JSONWriter.text(report.json), diagnostics: opened.diagnostics, status: status)
        }
        let table = TextTable(report.rows)
        return Response(output: table.text, diagnostics: opened.diagnostics, status: status)
    }
}
