import CommandLineSupport
import Linting

/// `trellis-lint baseline create`
enum BaselineCreateCommand: Command {
    static let declaration = CommandDeclaration(
        "create",
        abstract: "Writes a new baseline with all findings of today.",
        positionals: [LintOptions.project],
        flags: [LintOptions.noCache],
        examples: [.init("trellis-lint baseline create App.xcodeproj", "with the file that the trellis.yml names")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        BaselineCommands.answer(try BaselineCommands.work(arguments).create())
    }
}
