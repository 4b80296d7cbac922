import CodeGeneration
import CommandLineSupport
import Diagnostics
import SystemSupport

/// `trellis-codegen resources run`
enum ResourcesRunCommand: Command {
    static let parser = Positional(
        "PARSER", help: "what reads the inputs: \(StandardParsers.all.map(\.name).joined(separator: ", "))", completion: .nothing)
    static let inputs = Positional("INPUT", .oneOrMore, help: "files, and folders in which the files of the parser are looked for")
    static let templateName = ValueOption(
        "templateName", letter: "n", value: "NAME", help: "a template that ships, by the word of SwiftGen or its own name")
    static let templatePath = ValueOption("templatePath", letter: "p", value: "FILE", help: "a .stencil file", completion: .files)
    static let output = ValueOption(
        "output", letter: "o", value: "FILE", help: "the file to write; standard output when left out", completion: .files)
    static let parameter = ValueOption(
        "param", value: "NAME=VALUE",
        help: "what the template sees as 'param': a name alone is true, one that stands twice is a list, 'a.b' is in a dictionary",
        isRepeatable: true)
    static let option = ValueOption(
        "option", value: "NAME:VALUE", help: "an option of the parser, such as 'separator:/'", isRepeatable: true)
    static let filter = ValueOption(
        "filter", letter: "f", value: "REGEX", help: "which files of the folders are read, in place of what the parser says")

    static let declaration = CommandDeclaration(
        "run",
        abstract: "Renders resources by one template, without a configuration, as 'swiftgen run' does.",
        discussion: ["Without a template it prints what one would see, as JSON, which helps to write one."],
        positionals: [parser, inputs],
        flags: [CodegenOptions.modernSpacing, CodegenOptions.noCache],
        options: [templateName, templatePath, output, parameter, option, filter],
        examples: [
            .init("trellis-codegen resources run strings en.lproj -n structured-swift5 --param enumName=Text -o Text.swift", "texts"),
            .init("trellis-codegen resources run xcassets App/Assets.xcassets -p Mine.stencil", "a template of your own"),
            .init("trellis-codegen resources run fonts App/Fonts", "what a template sees of fonts"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        var run = ResourceRun(parser: arguments[parser] ?? "", inputs: arguments.all(inputs))
        run.filter = arguments[option: filter]
        run.options = arguments.all(option)
        run.templateName = arguments[option: templateName]
        run.templatePath = arguments[option: templatePath]
        run.parameters = arguments.all(parameter)
        run.output = arguments[option: output] ?? "-"
        let folder = ProcessEnvironment.currentDirectory
        let settings = CodegenOptions.settings(arguments)
        guard run.templateName ?? run.templatePath != nil else {
            guard run.output == "-" else { throw UsageError.contradiction("'--output' needs '--templateName' or '--templatePath'") }
            var diagnostics: [Diagnostic] = []
            let context = try run.context(in: folder, settings: settings, diagnostics: &diagnostics)
            return Response(output: context, diagnostics: diagnostics)
        }
        var plan = try run.plan(in: folder)
        if arguments[flag: CodegenOptions.modernSpacing] { plan.useModernSpacing() }
        return try RenderCommand.rendered(plan, isPrinted: run.output == "-", settings)
    }
}
