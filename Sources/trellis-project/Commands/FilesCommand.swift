import CommandLineSupport
import JSON
import ProjectInspection
import ProjectModel

/// `trellis-project files`
enum FilesCommand {
    static let target = ValueOption("target", letter: "t", value: "NAME", help: "the target; all targets when left out", isRepeatable: true)
    static let phase = ValueOption(
        "phase",
        letter: "p",
        value: "PHASE",
        help: "the kind of build phase",
        choices: ["sources", "resources", "headers", "frameworks", "copy", "all"]
    )
    static let absolute = Flag("absolute", help: "print absolute paths")
    static let explain = Flag("explain", help: "print target, phase and reason behind each path")

    static let declaration = CommandDeclaration(
        "files",
        abstract: "Lists the files that belong to targets.",
        discussion: [
            "Paths are relative to the current folder, or to the root of the list with --file-list; each stands once. "
                + "What only a build or an SDK has is printed as $(VARIABLE)/path. Members that are not there are left out and "
                + "named on standard error."
        ],
        positionals: [ProjectOptions.project],
        flags: [absolute, explain, ProjectOptions.json],
        options: [target, phase] + ProjectOptions.shared,
        examples: [
            .init("trellis-project files App.xcodeproj --target App --phase sources", "the sources of one target"),
            .init(
                "git ls-tree -r --name-only v2.0 | trellis-project files App.xcodeproj --target App --file-list -",
                "the folders as they were in another revision"
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        var request = try ProjectOptions.request(from: arguments)
        request.showsAbsolutePaths = arguments[flag: absolute]
        let opened = try OpenedWorkspace(request)
        let report = FilesReport(
            opened,
            targets: try opened.targets(named: arguments.all(target)),
            phase: arguments[option: phase].flatMap(BuildPhase.Kind.init)
        )
        let diagnostics = opened.diagnostics + report.warnings
        if arguments[flag: ProjectOptions.json] {
            return Response(output: JSONWriter.text(report.json), diagnostics: opened.diagnostics)
        }
        let table = TextTable(arguments[flag: explain] ? report.explainedRows : report.paths.map { [$0] })
        return Response(output: table.text, diagnostics: diagnostics)
    }
}
