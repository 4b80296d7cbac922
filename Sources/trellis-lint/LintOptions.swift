import CommandLineSupport
import Configuration
import Linting

/// The arguments of the program.
enum LintOptions {
    static let project = Positional(
        "PROJECT",
        .optional,
        help: "an .xcodeproj, a folder that holds exactly one or a trellis.yml, or a project.pbxproj; the current folder when left out"
    )
    static let names = Positional(
        "TARGET",
        .any,
        help: "the targets, all of them when left out; the last may be the linter's configuration, as with --config"
    )
    static let configuration = ValueOption(
        "config",
        value: "FILE",
        help: "the linter's configuration for all targets, in place of the rules in trellis.yml",
        completion: .files
    )
    static let linter = ValueOption(
        "linter",
        value: "LINTER",
        help: "the linter; without it the one that trellis.yml names, or SwiftLint",
        choices: LinterName.allCases.map(\.rawValue)
    )
    static let configurationFile = ValueOption(
        "configuration-file",
        value: "FILE",
        help: "the trellis.yml, when it is not beside the project",
        completion: .files
    )
    static let allowWarnings = Flag("allow-warnings", help: "end with 0 when there are warnings and no errors")
    static let json = Flag("json", help: "print JSON by a documented schema")

    /// What the arguments say.
    static func lintArguments(from arguments: ParsedArguments) -> LintArguments {
        LintArguments(
            project: arguments[project],
            names: arguments.all(names),
            configuration: arguments[option: configuration],
            linter: arguments[option: linter].flatMap(LinterName.init),
            configurationFile: arguments[option: configurationFile]
        )
    }
}
