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
        ],
        subcommands: [
            RunCommand.declaration, RenderCommand.declaration, DumpCommand.declaration, TemplatesCommand.declaration,
            LintTemplateCommand.declaration, ExplainCommand.declaration, InstallCommand.declaration,
        ]
    )

    /// The arguments with the command that is meant when none is written.
    static func completed(_ arguments: [String]) -> [String] {
        let own = ["-h", "--help", "--version", "--manual-page", "--completions"]
        guard let first = arguments.first else { return [RunCommand.declaration.name] }
        let isQuestion = own.contains(first) || first.hasPrefix("--completions=")
        return first.hasPrefix("-") && !isQuestion ? [RunCommand.declaration.name] + arguments : arguments
    }

    @Sendable
    static func run(_ arguments: ParsedArguments) throws -> Response {
        switch arguments.commands.first {
        case RenderCommand.declaration.name: try RenderCommand.run(arguments)
        case DumpCommand.declaration.name: try DumpCommand.run(arguments)
        case TemplatesCommand.declaration.name: try TemplatesCommand.run(arguments)
        case LintTemplateCommand.declaration.name: try LintTemplateCommand.run(arguments)
        case ExplainCommand.declaration.name: try ExplainCommand.run(arguments)
        case InstallCommand.declaration.name: try InstallCommand.run(arguments)
        default: try RunCommand.run(arguments)
        }
    }
}
