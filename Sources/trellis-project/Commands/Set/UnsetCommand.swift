import CommandLineSupport
import ProjectModel

/// `trellis-project unset`
enum UnsetCommand: Command {
    static let keys = Positional("KEY", .any, help: "a build setting, with its conditions as they are written", completion: .nothing)
    static let configurationFile = Flag("configuration-file", help: "take the file of settings away; the project keeps it")

    static let declaration = CommandDeclaration(
        "unset",
        abstract: "Lets build settings of a project or target go, so that what is inherited holds.",
        positionals: [EditOptions.project, keys],
        flags: [EditOptions.dryRun, configurationFile],
        options: [SetCommand.target, SetCommand.configurations],
        examples: [.init("trellis-project unset App.xcodeproj SWIFT_VERSION --target App", "the target inherits the setting")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let hasFile = arguments[flag: configurationFile]
        guard hasFile || !arguments.all(keys).isEmpty else { throw UsageError.missingArgument("KEY") }
        let target = arguments[option: SetCommand.target]
        let configurations = arguments.all(SetCommand.configurations)
        return try EditOptions.run(arguments) { edit in
            if hasFile { try edit.unsetConfigurationFile(target: target, configurations: configurations) }
            for key in arguments.all(keys) { try edit.unsetSetting(key, target: target, configurations: configurations) }
        }
    }
}
