import BundleInspection
import CommandLineSupport
import Diagnostics
import Reports

/// The arguments of `trellis-package verify`.
enum VerifyOptions {
    static let paths = Positional(
        "PATH", .any, help: "an xcframework, framework, library, artifact bundle or app, or an archive of these")
    static let app = Flag("app", help: "expect an app in each path")
    static let sarif = Flag("sarif", help: "print SARIF")
    static let listRules = Flag("list-rules", help: "print the names of all rules, and look at nothing")
    static let report = ValueOption(
        "report", value: "FORMAT[:FILE]",
        help: "write a report, several times if need be; formats: \(ReportFormat.names)",
        isRepeatable: true)
    static let rule = ValueOption("rule", value: "RULE", help: "ask this rule and no other that is not named so", isRepeatable: true)
    static let without = ValueOption("without", value: "RULE", help: "do not ask this rule", isRepeatable: true)
    static let explain = ValueOption("explain", value: "RULE", help: "print what a rule is about, and look at nothing")

    /// One line for each rule.
    static var ruleList: String {
        TextTable(RuleTable.packaging.map(\.explanation).map { [$0.identifier, $0.severity.rawValue, $0.title] }).text
    }

    /// What the arguments ask for.
    static func verification(_ arguments: ParsedArguments) throws -> Verification {
        let paths = arguments.all(paths)
        guard !paths.isEmpty else { throw UsageError.missingArgument("PATH") }
        return Verification(
            paths: paths,
            selection: try RuleSelection(only: arguments.all(rule), without: arguments.all(without), among: RuleTable.packaging),
            needsApp: arguments[flag: app],
            tool: Report.Tool(name: "trellis-package", version: TrellisVersion.text))
    }

    /// The reports that are asked for.
    static func reportRequests(_ arguments: ParsedArguments) throws(UsageError) -> [ReportRequest] {
        var requests: [ReportRequest] = []
        if arguments[flag: InspectionOptions.json] { requests += [ReportRequest("json")].compactMap { $0 } }
        if arguments[flag: sarif] { requests += [ReportRequest("sarif")].compactMap { $0 } }
        for text in arguments.all(report) {
            guard let request = ReportRequest(text) else { throw .contradiction(ReportRequest.mistake(text)) }
            requests.append(request)
        }
        return requests
    }
}
