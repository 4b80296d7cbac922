import BundleInspection
import CommandLineSupport
import Diagnostics
import Reports
import SystemSupport

/// `trellis-package verify`
enum VerifyCommand: Command {
    static let declaration = CommandDeclaration(
        "verify",
        abstract: "Finds what is wrong with bundles, libraries and archives before a customer does.",
        discussion: [
            "Each rule has a page in docs/rules; '--list-rules' names them and '--explain' prints one. Several paths are looked at as "
                + "things that are used together. With '--app', each path has to have an app, of which every program is followed through "
                + "all that it loads. The exit code is 1 when there is an error or a warning; notes do not count."
        ],
        positionals: [VerifyOptions.paths],
        flags: [VerifyOptions.app, InspectionOptions.json, VerifyOptions.sarif, VerifyOptions.listRules],
        options: [VerifyOptions.report, VerifyOptions.rule, VerifyOptions.without, VerifyOptions.explain],
        examples: [
            .init("trellis-package verify X.xcframework.zip", "one line for each finding, as editors read it"),
            .init("trellis-package verify --app App.ipa --report html:report.html", "a page beside the lines"),
            .init("trellis-package verify --explain install-name", "what a rule is about"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        if arguments[flag: VerifyOptions.listRules] { return Response(output: VerifyOptions.ruleList) }
        if let name = arguments[option: VerifyOptions.explain] {
            _ = try RuleSelection(only: [name], among: RuleTable.packaging)
            return Response(output: RuleTable.rule(name).map { RulePage.text(of: $0.explanation) } ?? "")
        }
        let requests = try VerifyOptions.reportRequests(arguments)
        let folder = ProcessEnvironment.currentDirectory
        let report = try VerifyOptions.verification(arguments).report(from: folder)
        for request in requests { try request.write(report, comparedWith: nil, from: folder) }
        let printed = requests.filter { $0.path == nil }.map(\.format)
        let formats = requests.isEmpty || printed.isEmpty ? [ReportFormat.relative] : printed
        let hasProblems = report.findings.contains { $0.severity >= .warning }
        return Response(output: formats.map { $0.text(of: report) }.joined(), status: hasProblems ? .findings : .success)
    }
}
