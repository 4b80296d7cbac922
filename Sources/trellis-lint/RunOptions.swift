import CommandLineSupport
import Linting
import Reports

/// The arguments of `trellis-lint run` that no other command has.
enum RunOptions {
    static let changedSince = ValueOption(
        "changed-since", value: "REV", help: "lint only what differs from where the history left this revision")
    static let staged = Flag("staged", help: "lint only what the next commit changes")
    static let fix = Flag("fix", help: "let the linters correct what they can in the files, then report the rest")
    static let analyze = Flag("analyze", help: "run SwiftLint's analyzer in place of its linter; needs --compile-commands")
    static let compileCommands = ValueOption(
        "compile-commands", value: "FILE", help: "the compiler's arguments for each file, in JSON", completion: .files)
    static let jobs = ValueOption("jobs", letter: "j", value: "N", help: "how many linters run at once; the number of cores when left out")
    static let timeout = ValueOption("timeout", value: "SECONDS", help: "end a linter that takes longer")
    static let noBaseline = Flag("no-baseline", help: "report known findings as well")
    static let report = ValueOption(
        "report", value: "FORMAT[:FILE]",
        help: "write a report, several times if need be; formats: \(ReportFormat.names)",
        isRepeatable: true)
    static let compare = ValueOption(
        "compare", value: "FILE", help: "an earlier report in JSON, which pages and summaries show the difference to", completion: .files)
    static let explain = ValueOption(
        "explain", value: "FILE", help: "say why a file is linted as it is, and lint nothing", completion: .files)
    static let allowWarnings = Flag("allow-warnings", help: "end with 0 when there are warnings and no errors")
    static let quiet = Flag("quiet", letter: "q", help: "say nothing but findings and failures")
    static let verbose = Flag("verbose", letter: "v", help: "say which linter ran how often with what")

    static let flags = [
        staged, LintOptions.unowned, fix, analyze, LintOptions.noCache, noBaseline, allowWarnings, LintOptions.json, quiet, verbose,
    ]
    static let options =
        LintOptions.shared + [changedSince, compileCommands, jobs, timeout, LintOptions.baseline, report, compare, explain]

    /// What the arguments say.
    static func lintArguments(from arguments: ParsedArguments) throws(UsageError) -> LintArguments {
        var result = LintOptions.lintArguments(from: arguments)
        if let revision = arguments[option: changedSince] { result.selection = .changedSince(revision) }
        if arguments[flag: staged] {
            guard result.selection == .all else { throw .contradiction("either '--staged' or '--changed-since'") }
            result.selection = .staged
        }
        if arguments[flag: fix] { result.mode = .fix }
        if arguments[flag: analyze] {
            guard result.mode == .lint else { throw .contradiction("either '--fix' or '--analyze'") }
            guard let commands = arguments[option: compileCommands] else {
                throw .contradiction("'--analyze' needs '--compile-commands FILE'")
            }
            result.mode = .analyze(compileCommands: commands)
        }
        result.jobCount = try number(jobs, arguments)
        result.timeLimitSeconds = try number(timeout, arguments)
        result.usesBaseline = !arguments[flag: noBaseline]
        result.linterArguments = arguments.remainder
        return result
    }

    /// The reports that are asked for.
    static func reportRequests(_ arguments: ParsedArguments) throws(UsageError) -> [ReportRequest] {
        var requests: [ReportRequest] = []
        for text in arguments.all(report) {
            guard let request = ReportRequest(text) else { throw .contradiction(ReportRequest.mistake(text)) }
            requests.append(request)
        }
        return requests
    }

    private static func number(_ option: ValueOption, _ arguments: ParsedArguments) throws(UsageError) -> Int? {
        guard let text = arguments[option: option] else { return nil }
        guard let number = Int(text), number > 0 else {
            throw .contradiction("'\(text)' is no value of '--\(option.name)'; write a number")
        }
        return number
    }
}
