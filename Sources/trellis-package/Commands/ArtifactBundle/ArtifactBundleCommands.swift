import CommandLineSupport

/// `trellis-package artifactbundle …`
enum ArtifactBundleCommands {
    static let output = ValueOption("output", letter: "o", value: "FILE", help: "what is written", completion: .files)

    static let declaration = CommandDeclaration(
        "artifactbundle",
        abstract: "Makes artifact bundles: programs and static libraries that Swift packages use ready-made."
    )
}
