import CodeGeneration
import CommandLineSupport

/// `trellis-codegen explain`
enum ExplainCommand: Command {
    static let output = Positional("OUTPUT", help: "a file that is generated, or has generated regions")

    static let declaration = CommandDeclaration(
        "explain",
        abstract: "Says which inputs make an output, and why it was written last.",
        discussion: ["Nothing is written. The exit code is 1 when the output is not what it shall be."],
        positionals: [output],
        options: [CodegenOptions.configuration, CodegenOptions.conditions],
        examples: [.init("trellis-codegen explain Generated/AutoCases.generated.swift", "why did this file change?")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let explanation = try OutputExplanation(of: arguments[output] ?? "", in: CodegenOptions.session(arguments))
        return Response(output: explanation.text, status: explanation.isCurrent ? .success : .findings)
    }
}
