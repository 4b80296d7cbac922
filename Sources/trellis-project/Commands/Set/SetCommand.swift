import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project set`
enum SetCommand: Command {
    static let assignments = Positional(
        "KEY=VALUE", .any, help: "a build setting; a key that stands several times gets a list", completion: .nothing)
    static let append = Flag("append", help: "put the values behind those that are there, or that are inherited")
    static let configurationFile = ValueOption(
        "configuration-file", value: "FILE", help: "a file of settings below the others, which the project has", completion: .files)
    static let target = ValueOption(
        "target", letter: "t", value: "TARGET", help: "the target, by name or identifier; the project itself when left out")
    static let configurations = ValueOption(
        "configuration", letter: "c", value: "NAME", help: "the configuration; all of them when left out", isRepeatable: true)

    static let declaration = CommandDeclaration(
        "set",
        abstract: "Gives build settings of a project or target values.",
        discussion: [
            "A key may have conditions, as in 'OTHER_LDFLAGS[sdk=iphoneos*]=-ObjC'. Xcode keeps lists for some keys only; the values of "
                + "other keys become the words of one text."
        ],
        positionals: [EditOptions.project, assignments],
        flags: [EditOptions.dryRun, append],
        options: [target, configurations, configurationFile],
        examples: [
            .init("trellis-project set App.xcodeproj SWIFT_VERSION=6.0", "a setting of the project"),
            .init("trellis-project set App.xcodeproj OTHER_LDFLAGS=-ObjC --append -t App -c Debug", "one more flag"),
            .init("trellis-project set App.xcodeproj --configuration-file Base.xcconfig", "a file of settings"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let file = arguments[option: configurationFile].map { ProcessEnvironment.absolutePath($0) }
        let settings = try EditOptions.settings(arguments.all(assignments))
        guard file != nil || !settings.isEmpty else { throw UsageError.missingArgument("KEY=VALUE") }
        let target = arguments[option: Self.target]
        let configurations = arguments.all(Self.configurations)
        return try EditOptions.run(arguments) { edit in
            if let file { try edit.setConfigurationFile(file, target: target, configurations: configurations) }
            for setting in settings {
                try edit.setSetting(
                    setting.key, to: setting.values, target: target, configurations: configurations, appends: arguments[flag: append])
            }
        }
    }
}
