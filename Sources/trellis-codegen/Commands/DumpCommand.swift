import CodeGeneration
import CommandLineSupport
import JSON
import SystemSupport

/// `trellis-codegen dump`
enum DumpCommand: Command {
    static let declaration = CommandDeclaration(
        "dump",
        abstract: "Prints the whole model that templates see, as JSON by a documented schema.",
        flags: [CodegenOptions.json],
        options: [CodegenOptions.sources, CodegenOptions.project, CodegenOptions.target, CodegenOptions.conditions],
        examples: [.init("trellis-codegen dump --sources Sources | jq '.types[].name'", "the names of all types")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let dump = try DumpReport(
            of: CodegenOptions.selection(arguments), in: ProcessEnvironment.currentDirectory,
            settings: CodegenOptions.settings(arguments))
        return Response(output: dump.text, diagnostics: dump.diagnostics)
    }
}
