import CommandLineSupport
import JSON
import ProjectInspection
import SystemSupport

/// `trellis-project graph`
enum GraphCommand: Command {
    static let format = ValueOption(
        "format",
        value: "FORMAT",
        help: "text, the languages of Graphviz or Mermaid, JSON, or a picture drawn by Graphviz",
        choices: ["text", "dot", "mermaid", "json", "svg"]
    )
    static let target = ValueOption("target", letter: "t", value: "NAME", help: "begin at this target", isRepeatable: true)
    static let depth = ValueOption("depth", value: "N", help: "go at most this many steps from there")
    static let reverse = Flag("reverse", help: "go to the targets that need it, not to those that it needs")

    static let declaration = CommandDeclaration(
        "graph",
        abstract: "Shows which targets need which.",
        discussion: [
            "Text has a line for each dependency: who, what, why. Products of packages outside of the workspace are shown by their "
                + "names. The exit code is 1 when targets need each other in a circle."
        ],
        positionals: [ProjectOptions.project],
        flags: [reverse, ProjectOptions.json],
        options: [format, target, depth] + ProjectOptions.shared,
        examples: [
            .init("trellis-project graph App.xcworkspace --format svg > graph.svg", "a picture of all targets"),
            .init("trellis-project graph App.xcodeproj --target Kit --reverse", "the targets that a change of Kit reaches"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        var selection = GraphReport.Selection()
        selection.targets = arguments.all(target)
        selection.isReversed = arguments[flag: reverse]
        if let text = arguments[option: depth] {
            guard let number = Int(text), number >= 0 else { throw UsageError.contradiction("'--depth \(text)' is not a number of steps") }
            selection.depth = number
        }
        if selection.targets.isEmpty, selection.isReversed || selection.depth != nil {
            throw UsageError.contradiction("'--depth' and '--reverse' need a '--target' to begin at")
        }
        var request = try ProjectOptions.request(from: arguments)
        // A graph that ends at the border of the project would hide what targets need.
        request.followsReferences = true
        guard !arguments[flag: ProjectOptions.json] || arguments[option: format] == nil else {
            throw UsageError.contradiction("'--json' and '--format' exclude each other")
        }
        let chosen = arguments[flag: ProjectOptions.json] ? "json" : arguments[option: format]
        let opened = try OpenedWorkspace(request)
        let report = try GraphReport(opened, selection: selection)
        return Response(
            output: try output(of: report, format: chosen),
            diagnostics: opened.diagnostics + report.cycles,
            status: report.cycles.isEmpty ? .success : .findings
        )
    }

    private static func output(of report: GraphReport, format: String?) throws -> String {
        switch format {
        case "dot": report.dot
        case "mermaid": report.mermaid
        case "json": JSONWriter.text(report.json)
        case "svg": try GraphPicture.svg(dot: report.dot, searchPath: ProcessEnvironment.variable("PATH") ?? "")
        default: TextTable(report.rows).text
        }
    }
}
