import CommandLineSupport

/// The program: questions about a project.
enum TrellisProject {
    static let declaration = CommandDeclaration(
        "trellis-project",
        abstract: "Answers questions about Xcode, XcodeGen and SwiftPM projects without Xcode.",
        discussion: [
            "A PROJECT is an .xcodeproj, an .xcworkspace, a spec for XcodeGen, a Package.swift, or a folder. A folder means the one "
                + ".xcodeproj in it; when there is none, or more than one, the one .xcworkspace; then project.yml; then Package.swift.",
            "Exit codes: 0 all is well, 1 something was found, 2 the input cannot be used, 64 the command line is wrong.",
        ],
        subcommands: [
            TargetsCommand.declaration, FilesCommand.declaration, OwnersCommand.declaration, SettingsCommand.declaration,
            GraphCommand.declaration,
            AffectedCommand.declaration, CheckCommand.declaration, FormatCommand.declaration, MergeCommand.declaration,
            ConvertCommand.declaration,
        ] + EditCommands.declarations
    )

    @Sendable
    static func run(_ arguments: ParsedArguments) throws -> Response {
        switch arguments.commands.first {
        case TargetsCommand.declaration.name: try TargetsCommand.run(arguments)
        case FilesCommand.declaration.name: try FilesCommand.run(arguments)
        case OwnersCommand.declaration.name: try OwnersCommand.run(arguments)
        case SettingsCommand.declaration.name: try SettingsCommand.run(arguments)
        case GraphCommand.declaration.name: try GraphCommand.run(arguments)
        case AffectedCommand.declaration.name: try AffectedCommand.run(arguments)
        case FormatCommand.declaration.name: try FormatCommand.run(arguments)
        case MergeCommand.declaration.name: try MergeCommand.run(arguments)
        case ConvertCommand.declaration.name: try ConvertCommand.run(arguments)
        case CheckCommand.declaration.name: try CheckCommand.run(arguments)
        default: try EditCommands.run(arguments)
        }
    }
}
