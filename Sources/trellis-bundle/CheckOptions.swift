import BundleInspection
import CommandLineSupport
import Diagnostics
import Reports
import SystemSupport

/// The arguments of `trellis-bundle check`.
enum CheckOptions {
    static let paths = Positional("PRODUCT", .any, help: "an app, an ipa, an xcarchive, a framework or a bundle, or a zip of these")
    static let sarif = Flag("sarif", help: "print SARIF")
    static let listRules = Flag("list-rules", help: "print the names of all rules, and look at nothing")
    static let html = ValueOption("html", value: "FILE", help: "write a page for a browser", completion: .files)
    static let report = ValueOption(
        "report", value: "FORMAT[:FILE]",
        help: "write a report, several times if need be; formats: \(ReportFormat.names)", isRepeatable: true)
    static let rule = ValueOption("rule", value: "RULE", help: "ask this rule and no other that is not named so", isRepeatable: true)
    static let without = ValueOption("without", value: "RULE", help: "do not ask this rule", isRepeatable: true)
    static let explain = ValueOption("explain", value: "RULE", help: "print what a rule is about, and look at nothing")
    static let baseline = ValueOption(
        "baseline", value: "FILE", help: "a report that '--report json:FILE' wrote; what is in it is not told again", completion: .files)

    /// One line for each rule.
    static var ruleList: String {
        TextTable(RuleTable.store.map(\.explanation).map { [$0.identifier, $0.severity.rawValue, $0.title] }).text
    }

    /// What the arguments ask for.
    static func verification(_ arguments: ParsedArguments) throws -> Verification {
        let products = arguments.all(paths)
        guard !products.isEmpty else { throw UsageError.missingArgument("PRODUCT") }
        return Verification(
            paths: products,
            selection: try RuleSelection(only: arguments.all(rule), without: arguments.all(without), among: RuleTable.store),
            audience: .store, tool: Report.Tool(name: "trellis-bundle", version: TrellisVersion.text))
    }

    /// The reports that are asked for.
    static func reportRequests(_ arguments: ParsedArguments) throws(UsageError) -> [ReportRequest] {
        var texts: [String] = []
        if arguments[flag: BundleCommandOptions.json] { texts.append("json") }
        if arguments[flag: sarif] { texts.append("sarif") }
        if let file = arguments[option: html] { texts.append("html:" + file) }
        return try (texts + arguments.all(report)).map { (text) throws(UsageError) in
            guard let request = ReportRequest(text) else { throw .contradiction(ReportRequest.mistake(text)) }
            return request
        }
    }

    /// The earlier report, when there is one.
    static func earlier(_ arguments: ParsedArguments, from folder: String) throws -> Report? {
        guard let file = arguments[option: baseline] else { return nil }
        return try JSONReportReader.report(try DiskFileSystem().read(PathText.join(folder, file)), path: file)
    }
}
