import BundleInspection
import CommandLineSupport
import Diagnostics
import Reports
import SystemSupport

/// `trellis-bundle check`
enum CheckCommand: Command {
    static let declaration = CommandDeclaration(
        "check",
        abstract: "Finds what a store refuses in an app before it is uploaded.",
        discussion: [
            "Archives are read as they are, nothing is unpacked. Where the store has a code for what is found, it stands behind the "
                + "message. Each rule has a page in docs/rules; '--list-rules' names them and '--explain' prints one. The exit code is 1 "
                + "when there is an error or a warning; notes do not count.",
            "What a baseline has is left out of all reports, so that only what is new stops a build.",
        ],
        positionals: [CheckOptions.paths],
        flags: [BundleCommandOptions.json, CheckOptions.sarif, CheckOptions.listRules],
        options: [
            CheckOptions.html, CheckOptions.report, CheckOptions.rule, CheckOptions.without, CheckOptions.baseline, CheckOptions.explain,
        ],
        examples: [
            .init("trellis-bundle check App.ipa", "one line for each finding, as editors read it"),
            .init("trellis-bundle check App.xcarchive --sarif", "for code scanning"),
            .init("trellis-bundle check App.ipa --report json:baseline.json", "what there is now, for '--baseline baseline.json' later"),
            .init("trellis-bundle check --explain identifier-collision", "what a rule is about"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        if arguments[flag: CheckOptions.listRules] { return Response(output: CheckOptions.ruleList) }
        if let name = arguments[option: CheckOptions.explain] {
            _ = try RuleSelection(only: [name], among: RuleTable.store)
            return Response(output: RuleTable.rule(name).map { RulePage.text(of: $0.explanation) } ?? "")
        }
        let requests = try CheckOptions.reportRequests(arguments)
        let folder = ProcessEnvironment.currentDirectory
        let earlier = try CheckOptions.earlier(arguments, from: folder)
        var report = try CheckOptions.verification(arguments).report(from: folder)
        if let earlier { report.findings = ReportComparison(from: earlier, to: report).new }
        for request in requests { try request.write(report, comparedWith: nil, from: folder) }
        let printed = requests.filter { $0.path == nil }.map(\.format)
        let formats = printed.isEmpty ? [ReportFormat.relative] : printed
        let hasProblems = report.findings.contains { $0.severity >= .warning }
        return Response(output: formats.map { $0.text(of: report) }.joined(), status: hasProblems ? .findings : .success)
    }
}
