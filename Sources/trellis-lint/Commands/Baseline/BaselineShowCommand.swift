import CommandLineSupport
import Linting

/// `trellis-lint baseline show`
enum BaselineShowCommand: Command {
    static let declaration = CommandDeclaration(
        "show",
        abstract: "Lists how many findings of each file and rule are known.",
        positionals: [LintOptions.project],
        examples: [.init("trellis-lint baseline show App.xcodeproj", "with the file that the trellis.yml names")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        Response(output: TextTable(try BaselineCommands.work(arguments).stored().rows).text)
    }
}
