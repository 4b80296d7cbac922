import CommandLineSupport
import JSON
import ProjectInspection
import ProjectModel

/// `trellis-project files`
enum FilesCommand: Command {
    static let target = ValueOption("target", letter: "t", value: "NAME", help: "the target; all targets when left out", isRepeatable: true)
    static let phase = ValueOption(
        "phase",
        letter: "p",
        value: "PHASE",
        help: "the kind of build phase",
        choices: ["sources", "resources", "headers", "frameworks", "copy", "all"]
    )
    static let absolute = Flag("absolute", help: "print absolute paths")
    static let effective = Flag("effective", help: "leave out what the settings and filters of one build leave out")
    static let explain = Flag("explain", help: "print target, phase and reason behind each path")

    static let declaration = CommandDeclaration(
        "files",
        abstract: "Lists the files that belong to targets.",
        discussion: [
            "Paths are relative to the current folder, or to the root of the list with --file-list; each stands once. "
                + "What only a build or an SDK has is printed as $(VARIABLE)/path. Members that are not there are left out and "
                + "named on standard error.",
            "With --effective, EXCLUDED_SOURCE_FILE_NAMES, INCLUDED_SOURCE_FILE_NAMES and platform filters decide, for the configuration "
                + "and SDK that are given; what falls out is named on standard error with the reason.",
        ],
        positionals: [ProjectOptions.project],
        flags: [effective, absolute, explain, ProjectOptions.references, ProjectOptions.json],
        options: [target, phase, SettingsOptions.configuration, SettingsOptions.sdk, SettingsOptions.arch, SettingsOptions.define]
            + ProjectOptions.shared,
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
        let report = try FilesReport(
            opened,
            targets: try opened.targets(named: arguments.all(target)),
            phase: arguments[option: phase].flatMap(BuildPhase.Kind.init),
            question: try question(from: arguments)
        )
        let reading = opened.diagnostics + report.settingsDiagnostics
        let diagnostics = reading + report.warnings + (arguments[flag: explain] ? [] : report.droppedNotes)
        if arguments[flag: ProjectOptions.json] {
            return Response(output: JSONWriter.text(report.json), diagnostics: reading)
        }
        let table = TextTable(arguments[flag: explain] ? report.explainedRows : report.paths.map { [$0] })
        return Response(output: table.text, diagnostics: diagnostics)
    }

    /// The build that members are sorted out for; `nil` when all of them are asked for.
    private static func question(from arguments: ParsedArguments) throws -> SettingsQuestion? {
        let question = try SettingsOptions.question(from: arguments)
        if arguments[flag: effective] {
            guard question.configurations.count <= 1 else { throw UsageError.contradiction("'--effective' takes one '--configuration'") }
            return question
        }
        let isIdle = question.configurations.isEmpty && question.sdk == nil && question.arch == nil && question.overrides.isEmpty
        guard isIdle else {
            throw UsageError.contradiction("'--configuration', '--sdk', '--arch' and '--define' have no meaning without '--effective'")
        }
        return nil
    }
}
