import CommandLineSupport

/// The program: resources compiled once.
enum TrellisBundle {
    static let declaration = CommandDeclaration(
        "trellis-bundle",
        abstract: "Compiles the resources of a target into a bundle, only what changed, and shares the results with the team.",
        discussion: [
            "String catalogs, tables of texts, property lists, Info.plist files and icons are compiled everywhere. What only "
                + "Apple's tools can compile is compiled by them on macOS, and taken from a product beside the source elsewhere.",
            "'check' finds what a store refuses in an app that is built, 'report' says what it comes to and what it carries twice.",
            "Exit codes: 0 all is well, 1 something was found, 2 the input cannot be used, 64 the command line is wrong.",
        ]
    )

    /// The commands in the order of the help.
    static let commands = CommandTable([
        .command(BuildCommand.self), .command(CompileCommand.self), .command(AccessorCommand.self),
        .group(
            CommandDeclaration("cache", abstract: "Looks after the results that are kept on this machine."),
            [CacheStatusCommand.self, CacheVerifyCommand.self, CacheClearCommand.self, CacheExplainCommand.self]
        ),
        .command(CheckCommand.self), .command(ReportCommand.self), .command(InstallCommand.self), .command(RunCommand.self),
    ])
}
