import CommandLineSupport
import Reports
import SystemSupport

/// `trellis-lint compare`
enum CompareCommand: Command {
    static let old = Positional("OLD", help: "the earlier report in JSON")
    static let new = Positional("NEW", help: "the later report in JSON")

    static let declaration = CommandDeclaration(
        "compare",
        abstract: "Shows what two reports differ in, whatever lines were moved in between.",
        discussion: ["Findings that are new stand behind '+', those that are gone behind '-'. It ends with 1 when there are new ones."],
        positionals: [old, new],
        examples: [.init("trellis-lint compare main.json branch.json", "what a branch brings; write the reports with '--report json:FILE'")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        func report(_ positional: Positional) throws -> Report {
            let path = arguments[positional] ?? ""
            return try JSONReportReader.report(DiskFileSystem().read(ProcessEnvironment.absolutePath(path)), path: path)
        }
        let comparison = ReportComparison(from: try report(old), to: try report(new))
        return Response(
            output: comparison.text, errorText: comparison.summary + "\n", status: comparison.new.isEmpty ? .success : .findings)
    }
}
