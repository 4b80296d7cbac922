import CommandLineSupport
import Linting

/// `trellis-lint baseline update`
enum BaselineUpdateCommand: Command {
    static let declaration = CommandDeclaration(
        "update",
        abstract: "Takes out of the baseline what is not found any more; adds nothing.",
        positionals: [LintOptions.project],
        flags: [LintOptions.noCache],
        examples: [.init("trellis-lint baseline update App.xcodeproj", "with the file that the trellis.yml names")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        BaselineCommands.answer(try BaselineCommands.work(arguments).update())
    }
}
