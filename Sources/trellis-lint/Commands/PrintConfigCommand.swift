import CommandLineSupport
import Configuration
import Linting

/// `trellis-lint print-config`
enum PrintConfigCommand: Command {
    static let file = ValueOption(
        "file", value: "FILE", help: "the configuration of this file; those of all files when left out", completion: .files)

    static let declaration = CommandDeclaration(
        "print-config",
        abstract: "Prints what linters go by: each key with its value and the place it comes from.",
        discussion: ["Nothing is run. For SwiftLint the files of the configuration are merged as SwiftLint merges them."],
        positionals: [LintOptions.project, LintOptions.names],
        options: LintOptions.shared + [file],
        examples: [.init("trellis-lint print-config App.xcodeproj AppTests", "what the tests are linted with")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let session = try LintSession(LintOptions.lintArguments(from: arguments), in: LintOptions.environment)
        let all = try PrintedConfiguration.all(in: session, file: arguments[option: file])
        let texts = all.map { configuration in
            let files = configuration.files.isEmpty ? "its own defaults" : configuration.files.joined(separator: ", then ")
            return "\(configuration.linter.rawValue) by \(files)\n" + TextTable(configuration.rows.map { ["  " + $0[0]] + $0[1...] }).text
        }
        return Response(output: texts.joined(separator: "\n"), diagnostics: session.diagnostics)
    }
}
