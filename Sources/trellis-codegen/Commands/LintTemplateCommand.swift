import CodeGeneration
import CommandLineSupport
import SystemSupport

/// `trellis-codegen lint-template`
enum LintTemplateCommand: Command {
    static let files = Positional("FILE", .oneOrMore, help: "templates")

    static let declaration = CommandDeclaration(
        "lint-template",
        abstract: "Finds what is wrong with templates, and what is probably not meant.",
        discussion: ["What is found is printed on standard output; the exit code is 1 then."],
        positionals: [files],
        examples: [.init("trellis-codegen lint-template Templates/*.stencil", "before they are committed")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let findings = try TemplateLint(folder: ProcessEnvironment.currentDirectory, fileSystem: DiskFileSystem())
            .findings(in: arguments.all(files))
        let text = findings.map { "\($0)\n" }.joined()
        return Response(output: text, status: findings.isEmpty ? .success : .findings)
    }
}
