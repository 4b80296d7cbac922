import CommandLineSupport
import Diagnostics
import Linting
import Reports
import SystemSupport

/// `trellis-lint run`
enum RunCommand: Command {
    static let declaration = CommandDeclaration(
        "run",
        abstract: "Runs the linters, each on the files of the targets that it is meant for.",
        discussion: [
            "Each target's Swift files are given to a linter with the configuration of the first rule in trellis.yml that matches. "
                + "Files with one configuration share one run of the linter, and what has not changed since an earlier run is not "
                + "linted again. What all of them find is one report, sorted by place.",
            "The linter runs in the current folder. Nothing is written there but what '--report' and '--fix' ask for, and no "
                + "configuration is changed.",
        ],
        positionals: [LintOptions.project, LintOptions.names],
        remainder: Remainder("LINTER-OPTION", help: "options for the linter"),
        flags: RunOptions.flags,
        options: RunOptions.options,
        examples: [
            .init("trellis-lint App.xcodeproj", "all targets by the rules of the trellis.yml beside the project"),
            .init("trellis-lint App.xcodeproj App .swiftlint.yml", "one target with one configuration of SwiftLint"),
            .init("trellis-lint --changed-since origin/main --report github", "what a pull request changes, as annotations"),
            .init("trellis-lint --report sarif:lint.sarif --report html:lint.html", "two reports of one run"),
        ],
        exitCodes: [
            .init(.success, "nothing was found"), .init(.findings, "something was found"),
            .init(.failure, "the input cannot be used or a linter failed"), .init(.usage, "the command line is wrong"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let requests = try RunOptions.reportRequests(arguments)
        let lintArguments = try RunOptions.lintArguments(from: arguments)
        var environment = LintOptions.environment
        let isQuiet = arguments[flag: RunOptions.quiet]
        if StandardStreams.isErrorTerminal, !isQuiet { environment.progress = ProgressLine.show }
        let session = try LintSession(lintArguments, in: environment)
        if let file = arguments[option: RunOptions.explain] { return Response(output: try FileExplanation(of: file, in: session).text) }
        let previous = try arguments[option: RunOptions.compare].map { path in
            try JSONReportReader.report(environment.fileSystem.read(ProcessEnvironment.absolutePath(path)), path: path)
        }
        let report = try session.report()
        if environment.progress != nil { ProgressLine.clear() }
        for request in requests { try request.write(report, comparedWith: previous, from: environment.workingDirectory) }
        let standard = requests.filter { $0.path == nil }.map(\.format)
        let formats = standard.isEmpty ? [arguments[flag: LintOptions.json] ? .json : .relative] : standard
        return Response(
            output: formats.map { $0.text(of: report, comparedWith: previous) }.joined(),
            diagnostics: report.diagnostics.filter { !isQuiet || $0.severity != .note },
            errorText: summary(report, arguments),
            status: status(of: LintVerdict(report, allowsWarnings: arguments[flag: RunOptions.allowWarnings]))
        )
    }

    private static func summary(_ report: Report, _ arguments: ParsedArguments) -> String {
        if arguments[flag: RunOptions.quiet] { return "" }
        return LintSummary.text(of: report) + (arguments[flag: RunOptions.verbose] ? LintSummary.details(of: report) : "")
    }

    private static func status(of verdict: LintVerdict) -> ExitStatus {
        switch verdict {
        case .clean: .success
        case .findings: .findings
        case .failed: .failure
        }
    }
}
