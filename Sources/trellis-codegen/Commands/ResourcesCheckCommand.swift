import CodeGeneration
import CommandLineSupport
import Diagnostics
import JSON
import Reports
import SystemSupport

/// `trellis-codegen resources check`
enum ResourcesCheckCommand: Command {
    static let project = Positional(
        "PROJECT", .optional, help: "anything that trellis-project reads, or a folder without a project; the current folder when left out")
    static let target = ValueOption(
        "target", letter: "t", value: "TARGET", help: "a target whose resources are checked; all when left out", isRepeatable: true)
    static let rule = ValueOption("rule", value: "RULE", help: "report findings of this rule alone", isRepeatable: true)
    static let report = ValueOption(
        "report", value: "FORMAT[:FILE]",
        help: "write a report, several times if need be; formats: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))",
        isRepeatable: true)

    static let declaration = CommandDeclaration(
        "check",
        abstract: "Checks the texts, images, colours, fonts and storyboards of targets against the code that uses them.",
        discussion: [
            "It finds keys and assets that nothing mentions, those that are mentioned and are not there, translations that miss "
                + "something, equal images under two names, and resources for which generated code would have one name.",
            "What any target of the project mentions counts as used. Generated code that lists all resources does not count.",
            "Notes are facts worth knowing and do not change the exit code; an error or a warning makes it 1.",
        ],
        positionals: [project],
        flags: [CodegenOptions.json],
        options: [target, rule, report],
        examples: [
            .init("trellis-codegen resources check App.xcodeproj --target App", "one line for each finding"),
            .init("trellis-codegen resources check --rule unused-asset --rule unused-string", "what can be removed"),
            .init("trellis-codegen resources check App.xcodeproj --report sarif:resources.sarif", "for code scanning"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let requests = try reportRequests(arguments)
        let rules = arguments.all(rule)
        for rule in rules where !ResourceRule.all.contains(where: { $0.code == rule }) {
            let hint = Spelling.nearest(to: rule, among: ResourceRule.all.map(\.code)).map { "; did you mean '\($0)'?" }
            throw UsageError.contradiction("'\(rule)' is no rule\(hint ?? "; the page of the command lists them")")
        }
        let folder = ProcessEnvironment.currentDirectory
        let result = try ResourceCheckReport(
            ResourceCheckRequest(
                path: arguments[project] ?? ".", targets: arguments.all(target), rules: rules, workingDirectory: folder,
                environment: ProcessEnvironment.variables))
        let tool = Report.Tool(name: TrellisCodegen.declaration.name, version: TrellisVersion.text)
        let report = result.report(tool: tool, root: folder, targets: arguments.all(target))
        for request in requests { try request.write(report, comparedWith: nil, from: folder) }
        let standard = requests.filter { $0.path == nil }.map(\.format)
        var output = standard.map { $0.text(of: report) }.joined()
        if standard.isEmpty { output = arguments[flag: CodegenOptions.json] ? JSONWriter.text(result.json) : result.text }
        return Response(output: output, diagnostics: result.diagnostics, status: result.hasProblems ? .findings : .success)
    }

    private static func reportRequests(_ arguments: ParsedArguments) throws(UsageError) -> [ReportRequest] {
        var requests: [ReportRequest] = []
        for text in arguments.all(report) {
            guard let request = ReportRequest(text) else {
                let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
                throw .contradiction("'\(text)' is no report; write FORMAT or FORMAT:FILE with one of: \(formats)")
            }
            requests.append(request)
        }
        return requests
    }
}
