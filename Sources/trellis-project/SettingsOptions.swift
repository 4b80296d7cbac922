import CommandLineSupport
import ProjectInspection

/// The arguments by which settings are asked for.
enum SettingsOptions {
    static let configuration = ValueOption(
        "configuration",
        letter: "c",
        value: "NAME",
        help: "the configuration; the one of command-line builds when left out",
        isRepeatable: true
    )
    static let sdk = ValueOption(
        "sdk", value: "SDK", help: "the SDK, such as iphonesimulator or macosx; what the settings say when left out")
    static let arch = ValueOption("arch", value: "ARCH", help: "the architecture that conditions are compared with, such as arm64")
    static let define = ValueOption(
        "define",
        letter: "D",
        value: "KEY=VALUE",
        help: "a setting that wins over all that is written",
        isRepeatable: true
    )

    /// What the arguments ask for.
    static func question(from arguments: ParsedArguments) throws -> SettingsQuestion {
        var question = SettingsQuestion()
        question.configurations = arguments.all(configuration)
        question.sdk = arguments[option: sdk]
        question.arch = arguments[option: arch]
        question.overrides = try arguments.all(define).map { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw UsageError.contradiction("'--define \(text)' is not of the form KEY=VALUE")
            }
            return (String(parts[0]), String(parts[1]))
        }
        return question
    }
}
