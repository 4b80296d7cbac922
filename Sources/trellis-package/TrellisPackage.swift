import CommandLineSupport

/// The program: bundles of binaries, made and checked on every system.
enum TrellisPackage {
    static let declaration = CommandDeclaration(
        "trellis-package",
        abstract: "Makes and checks xcframeworks, artifact bundles and their archives.",
        discussion: [
            "Exit codes: 0 all is well, 1 something was found, 2 the input cannot be used, 64 the command line is wrong."
        ]
    )

    static let commands = CommandTable([
        .group(ArtifactBundleCommands.declaration, [ArtifactBundleCreateCommand.self, ArtifactBundleIndexCommand.self]),
        .command(ZipCommand.self), .command(ChecksumCommand.self), .command(ManifestCommand.self),
    ])
}
