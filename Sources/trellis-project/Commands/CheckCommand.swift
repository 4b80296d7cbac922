import CommandLineSupport
import JSON
import ProjectInspection

/// `trellis-project check`
enum CheckCommand: Command {
    static let declaration = CommandDeclaration(
        "check",
        abstract: "Finds what is wrong with a project.",
        discussion: [
            "Errors: merge markers and other faults of the text, duplicate identifiers, groups that contain themselves, members that "
                + "are not there, targets and settings that need each other in a circle, faults of xcconfig files. "
                + "Warnings: duplicate keys, dangling references, also of schemes, unknown classes, files twice in a phase, "
                + "projects that cannot be read. "
                + "Notes: files in the sources of several targets. The exit code is 1 when there is an error or a warning."
        ],
        positionals: [ProjectOptions.project],
        flags: [ProjectOptions.references, ProjectOptions.json],
        options: ProjectOptions.shared,
        examples: [
            .init("trellis-project check App.xcodeproj", "one line for each finding, as Xcode and editors read it")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let report = try CheckReport(try ProjectOptions.request(from: arguments))
        let status: ExitStatus = report.hasProblems ? .findings : .success
        if arguments[flag: ProjectOptions.json] {
            return Response(output: JSONWriter.text(report.json), status: status)
        }
        return Response(output: DiagnosticText.lines(report.findings), status: status)
    }
}
