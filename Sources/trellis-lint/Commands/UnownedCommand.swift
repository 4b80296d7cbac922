import CommandLineSupport
import Linting

/// `trellis-lint unowned`
enum UnownedCommand: Command {
    static let declaration = CommandDeclaration(
        "unowned",
        abstract: "Lists the Swift files that no target compiles, so that nobody lints them.",
        discussion: ["Files that git ignores are left out. 'trellis-lint run --unowned' lints them by the rule for '(no target)'."],
        positionals: [LintOptions.project],
        options: LintOptions.shared,
        examples: [.init("trellis-lint unowned App.xcodeproj", "the Swift files that stand around")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let environment = LintOptions.environment
        let setup = try LintSetup(LintOptions.lintArguments(from: arguments), in: environment)
        let paths = try UnownedFiles(setup, in: environment).shownPaths
        return Response(output: TextTable(paths.map { [$0] }).text, status: paths.isEmpty ? .success : .findings)
    }
}
