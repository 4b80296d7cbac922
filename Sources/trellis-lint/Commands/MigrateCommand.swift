import CommandLineSupport
import Linting

/// `trellis-lint migrate`
enum MigrateCommand: Command {
    static let files = Positional("FILE", .any, help: "scripts, makefiles and CI configurations with lines of slrunner")
    static let project = ValueOption(
        "project", value: "PROJECT", help: "a project whose phases run SwiftLint, or whose targets have its plugin", completion: .files)

    static let declaration = CommandDeclaration(
        "migrate",
        abstract: "Prints a trellis.yml that lints as lines of slrunner, phases or plugins of SwiftLint do.",
        discussion: ["Nothing is changed. Each rule tells in a comment where it comes from."],
        positionals: [files],
        options: [project],
        examples: [.init("trellis-lint migrate Scripts/lint.sh --project App.xcodeproj > trellis.yml", "take over what there is")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let migration = try LintMigration(
            files: arguments.all(files), project: arguments[option: project], in: LintOptions.environment)
        return Response(output: migration.text, diagnostics: migration.diagnostics)
    }
}
