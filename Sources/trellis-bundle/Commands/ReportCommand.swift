import BundleInspection
import CommandLineSupport
import Diagnostics
import JSON
import Reports
import SystemSupport

/// `trellis-bundle report`
enum ReportCommand: Command {
    static let product = Positional("PRODUCT", help: "an app, an ipa, an xcarchive, a framework or a bundle, or a zip of these")
    static let html = ValueOption("html", value: "FILE", help: "write a page for a browser", completion: .files)
    static let against = ValueOption(
        "against", value: "OLD", help: "an earlier build, or what '--json' printed about one", completion: .files)
    static let budget = ValueOption("budget", value: "SIZE", help: "the most that the download may have, such as 60MB or 1.5GB")
    static let installBudget = ValueOption("install-budget", value: "SIZE", help: "the most that the app may take on a device")

    static let declaration = CommandDeclaration(
        "report",
        abstract: "Says what an app comes to, by what, and what it carries twice.",
        discussion: [
            "Of an ipa or a zip the download is what the files take in it, of anything else an estimate. The page holds everything and "
                + "loads nothing. With a budget that is exceeded, the exit code is 1."
        ],
        positionals: [product],
        flags: [BundleCommandOptions.json],
        options: [html, against, budget, installBudget],
        examples: [
            .init("trellis-bundle report App.ipa --html sizes.html", "a page beside the numbers"),
            .init("trellis-bundle report App.ipa --against Last.ipa", "what grew, came and went"),
            .init("trellis-bundle report App.ipa --json --budget 60MB", "for CI"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let folder = ProcessEnvironment.currentDirectory
        let budgets = try [budgetOf(arguments, budget, .download), budgetOf(arguments, installBudget, .install)].compactMap { $0 }
        let old = try arguments[option: against].map { try SizeReport(readingProductOrReport: $0, from: folder) }
        let report = try SizeReport(readingProduct: arguments[product] ?? "", from: folder)
        let comparison = old.map { SizeComparison(from: $0, to: report) }
        if let file = arguments[option: html] {
            try ReportFile.write(SizePage.text(of: report, comparedWith: old), to: file, from: folder)
        }
        let excesses = budgets.compactMap { budget in
            budget.excess(of: report, comparedWith: comparison).map { Diagnostic(.error, "budget-exceeded", $0) }
        }
        var output = JSONWriter.text(report.json(comparedWith: comparison))
        if !arguments[flag: BundleCommandOptions.json] {
            output = report.rows(comparedWith: comparison).map { TextTable($0).text }.joined(separator: "\n")
        }
        return Response(output: output, diagnostics: excesses, status: excesses.isEmpty ? .success : .findings)
    }

    private static func budgetOf(
        _ arguments: ParsedArguments, _ option: ValueOption, _ part: SizeBudget.Part
    ) throws(UsageError) -> SizeBudget? {
        guard let text = arguments[option: option] else { return nil }
        guard let budget = SizeBudget(text, part: part) else {
            throw .contradiction("'\(text)' is no size; write a number and a unit, such as 60MB, 800kB or 1.5GB")
        }
        return budget
    }
}
