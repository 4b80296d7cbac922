import CommandLineSupport

/// The program: Swift out of templates, and only when something has changed.
enum TrellisCodegen {
    static let declaration = CommandDeclaration(
        "trellis-codegen",
        abstract: "Renders Stencil templates over annotated Swift, as Sourcery and SwiftGen do, on Linux and macOS.",
        discussion: [
            "Without a command it runs the configuration of the current folder: trellis.yml, .sourcery.yml or swiftgen.yml.",
            "Exit codes: 0 all is well, 1 outputs are out of date or something was found, 2 the input cannot be used, "
                + "64 the command line is wrong.",
        ]
    )

    static let commands = CommandTable([
        .command(RunCommand.self), .command(RenderCommand.self), .command(DumpCommand.self), .command(TemplatesCommand.self),
        .command(LintTemplateCommand.self), .command(ExplainCommand.self), .command(InstallCommand.self),
        .command(ConfigCommand.self),
        .group(resources, [ResourcesCheckCommand.self, ResourcesRunCommand.self]),
    ])

    private static let resources = CommandDeclaration(
        "resources", abstract: "Checks texts, images, fonts and other resources against the code, and renders them without a configuration."
    )

    /// The arguments with the command that is meant when none is written.
    static func completed(_ arguments: [String]) -> [String] {
        let own = ["-h", "--help", "--version", "--manual-page", "--completions"]
        guard let first = arguments.first else { return [RunCommand.declaration.name] }
        let isQuestion = own.contains(first) || first.hasPrefix("--completions=")
        return first.hasPrefix("-") && !isQuestion ? [RunCommand.declaration.name] + arguments : arguments
    }
}
