import CommandLineSupport
import Configuration
import Linting

/// The arguments that several commands share: what is linted, and how.
enum LintOptions {
    static let project = Positional(
        "PROJECT",
        .optional,
        help: "anything that trellis-project reads, or a folder with a trellis.yml; the current folder when left out"
    )
    static let names = Positional(
        "TARGET",
        .any,
        help: "the targets, all of them when left out; the last may be the linter's configuration, as with --config"
    )
    static let configuration = ValueOption(
        "config", value: "FILE", help: "the linter's configuration for all targets, in place of the rules in trellis.yml",
        completion: .files)
    static let linter = ValueOption(
        "linter", value: "LINTER", help: "the linter; without it the one that trellis.yml names, or SwiftLint",
        choices: LinterName.allCases.map(\.rawValue))
    static let configurationFile = ValueOption(
        "configuration-file", value: "FILE", help: "the trellis.yml, when it is not beside the project", completion: .files)
    static let unowned = Flag("unowned", help: "lint the Swift files that no target compiles as well")
    static let noCache = Flag("no-cache", help: "lint everything anew, and keep nothing")
    static let baseline = ValueOption(
        "baseline", value: "FILE", help: "the file with known findings, in place of the one that trellis.yml names", completion: .files)
    static let json = Flag("json", help: "print JSON by a documented schema")

    /// The options that say how targets are linted, which every command knows.
    static let shared = [configuration, linter, configurationFile]

    /// What the arguments say.
    static func lintArguments(from arguments: ParsedArguments) -> LintArguments {
        var result = LintArguments(
            project: arguments[project],
            names: arguments.all(names),
            configuration: arguments[option: configuration],
            linter: arguments[option: linter].flatMap(LinterName.init),
            configurationFile: arguments[option: configurationFile]
        )
        result.includesUnowned = arguments[flag: unowned]
        result.usesCache = !arguments[flag: noCache]
        result.baseline = arguments[option: baseline]
        return result
    }

    /// The machine, as the programs see it.
    static var environment: LintEnvironment {
        var environment = LintEnvironment.current
        environment.version = TrellisVersion.text
        return environment
    }
}
