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
        ]
    )

    static let commands = CommandTable(
        [
            .command(TargetsCommand.self), .command(FilesCommand.self), .command(OwnersCommand.self), .command(SettingsCommand.self),
            .command(GraphCommand.self), .command(AffectedCommand.self), .command(CheckCommand.self), .command(FormatCommand.self),
            .command(MergeCommand.self), .command(ConvertCommand.self),
        ] + EditCommands.table)
}
