import CommandLineSupport
import JSON
import Linting

/// The program: each target with the rules that it deserves.
enum TrellisLint {
    static let declaration = CommandDeclaration(
        "trellis-lint",
        abstract: "Lints the targets of an Xcode project, each with its own configuration.",
        discussion: [
            "Each target's Swift files are given to a linter with the configuration of the first rule in trellis.yml that "
                + "matches the target's name. What all of them find is one report, sorted by place.",
            "The linter runs in the current folder. Nothing is written there, and no configuration is changed.",
            "Exit codes: 0 nothing was found, 1 something was found, 2 the input cannot be used or a linter failed, "
                + "64 the command line is wrong.",
        ],
        positionals: [LintOptions.project, LintOptions.names],
        flags: [LintOptions.allowWarnings, LintOptions.json],
        options: [LintOptions.configuration, LintOptions.linter, LintOptions.configurationFile],
        examples: [
            .init("trellis-lint App.xcodeproj", "all targets by the rules of the trellis.yml beside the project"),
            .init("trellis-lint App.xcodeproj App .swiftlint.yml", "one target with one configuration of SwiftLint"),
            .init("trellis-lint App.xcodeproj --linter swift-format --config .swift-format", "all targets with swift-format"),
        ]
    )

    @Sendable
    static func run(_ arguments: ParsedArguments) throws -> Response {
        let report = try LintCommand.report(for: LintOptions.lintArguments(from: arguments), in: .current)
        return Response(
            output: arguments[flag: LintOptions.json] ? JSONWriter.text(report.json) : report.text,
            diagnostics: report.diagnostics,
            status: status(of: report.verdict(allowsWarnings: arguments[flag: LintOptions.allowWarnings]))
        )
    }

    private static func status(of verdict: LintReport.Verdict) -> ExitStatus {
        switch verdict {
        case .clean: .success
        case .findings: .findings
        case .failed: .failure
        }
    }
}
