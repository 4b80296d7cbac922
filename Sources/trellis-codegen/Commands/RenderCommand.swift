import CodeGeneration
import CommandLineSupport
import SystemSupport

/// `trellis-codegen render`
enum RenderCommand: Command {
    static let template = Positional("TEMPLATE", help: "a .stencil file, or the name of a template that ships")
    static let output = ValueOption(
        "output", letter: "o", value: "FILE", help: "the file to write; standard output when left out", completion: .files)

    static let declaration = CommandDeclaration(
        "render",
        abstract: "Renders one template, without a configuration.",
        positionals: [template],
        flags: [CodegenOptions.strict, CodegenOptions.noCache],
        options: [
            CodegenOptions.sources, CodegenOptions.project, CodegenOptions.target, CodegenOptions.arguments, CodegenOptions.conditions,
            output,
        ],
        examples: [
            .init("trellis-codegen render AutoCases --sources Sources", "what a template that ships makes of a folder"),
            .init("trellis-codegen render Mine.stencil --project App.xcodeproj --target App -o Mine.swift", "a target of a project"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response { try CodegenOptions.answering { try rendered(arguments) } }

    private static func rendered(_ arguments: ParsedArguments) throws -> Response {
        let plan = GenerationPlan(
            rendering: arguments[template] ?? "", of: .swift(try CodegenOptions.selection(arguments)),
            output: arguments[option: output] ?? "-", arguments: arguments.all(CodegenOptions.arguments).joined(separator: ","),
            in: ProcessEnvironment.currentDirectory, fileSystem: DiskFileSystem())
        return try rendered(plan, isPrinted: arguments[option: output] == nil, CodegenOptions.settings(arguments))
    }

    /// Renders a plan of one output, and prints or writes it.
    static func rendered(_ plan: GenerationPlan, isPrinted: Bool, _ settings: GenerationSettings) throws -> Response {
        let session = GenerationSession(plan, settings: settings, workingDirectory: ProcessEnvironment.currentDirectory)
        let result = try session.result()
        var response = Response(diagnostics: result.diagnostics, status: result.hasErrors ? .failure : .success)
        if isPrinted {
            let text = result.plan.files.filter { $0.kind == .output }.compactMap(\.content).joined(separator: [0x0A])
            response.output = String(decoding: Array(text), as: UTF8.self)
        } else {
            _ = try session.write(result, session.states(result))
        }
        return response
    }
}
