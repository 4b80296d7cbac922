import CommandLineSupport

/// The program: binaries as others can depend on them.
enum TrellisPackage {
    static let declaration = CommandDeclaration(
        "trellis-package",
        abstract: "Makes, changes and checks what is handed to others as a binary: xcframeworks, artifact bundles and their zips.",
        discussion: [
            "It needs no Xcode and gives the same bytes on every machine. What it makes appears whole or not at all.",
            "Exit codes: 0 all is well, 1 something was found, 2 the input cannot be used, 64 the command line is wrong.",
        ]
    )

    /// The commands in the order of the help.
    static let commands = CommandTable([
        .group(XCFrameworkCommands.declaration, XCFrameworkCommands.commands),
        .group(ArtifactBundleCommands.declaration, [ArtifactBundleCreateCommand.self, ArtifactBundleIndexCommand.self]),
        .command(ZipCommand.self), .command(ChecksumCommand.self), .command(ManifestCommand.self),
        .command(InspectCommand.self), .command(VerifyCommand.self), .command(DiffCommand.self), .command(RunCommand.self),
    ])

    /// The arguments in the form that the declarations know: words of xcodebuild stay in their order.
    static func prepared(_ arguments: [String]) -> [String] {
        switch Array(arguments.prefix(2)) {
        case ["xcframework", "create"]: XcodebuildArguments.prepared(arguments, leadingCount: 2)
        case ["xcframework", "add"]: XcodebuildArguments.prepared(arguments, leadingCount: 3)
        default: arguments
        }
    }
}
