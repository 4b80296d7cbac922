import CodeGeneration
import CommandLineSupport
import SystemSupport

/// `trellis-codegen config`
enum ConfigCommand: Command {
    enum Action: String, CaseIterable {
        case create = "init"
        case generate = "run"
        case lint
        case doc
        case lists = "generate-xcfilelists"
    }

    static let action = Positional("ACTION", help: "run, init, lint, doc or generate-xcfilelists", completion: .nothing)

    static let declaration = CommandDeclaration(
        "config",
        abstract: "Runs, begins or checks a configuration, says what one may say, or lists what it reads and writes.",
        discussion: [
            "'run' is 'trellis-codegen run', which has more options.",
            "'init' writes a swiftgen.yml with everything in comments, or the file of '--config': one called trellis.yml gets the section "
                + "'codegen'. A file that is there is left alone, and the exit code is 2 then.",
            "'lint' finds keys that are not known, templates and inputs that are not there, and files that two entries would write; it "
                + "prints them on standard output, and the exit code is 1 then. Nothing is rendered.",
            "'doc' prints the keys of a swiftgen.yml, its parsers and their templates.",
            "'generate-xcfilelists' writes codegen-inputs.xcfilelist and codegen-outputs.xcfilelist into the folder of '--xcfilelists'.",
        ],
        positionals: [action],
        options: [CodegenOptions.configuration, RunCommand.lists],
        examples: [
            .init("trellis-codegen config init", "begin a swiftgen.yml"),
            .init("trellis-codegen config lint --config swiftgen.yml", "before it is committed"),
            .init("trellis-codegen config generate-xcfilelists --xcfilelists .", "for a phase of Xcode"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let word = arguments[action] ?? ""
        guard let action = Action(rawValue: word) else {
            throw UsageError.contradiction("'\(word)' is no action of 'config'; use run, init, lint, doc or generate-xcfilelists")
        }
        switch action {
        case .create:
            let name = arguments[option: CodegenOptions.configuration] ?? "swiftgen.yml"
            try ConfigurationSketch.write(to: ProcessEnvironment.absolutePath(name), shownPath: name)
            return Response()
        case .generate: return try RunCommand.run(arguments)
        case .doc: return Response(output: ConfigurationGuide.text)
        case .lint:
            let findings = try CodegenOptions.session(arguments).configurationFindings
            return Response(output: findings.map { "\($0)\n" }.joined(), status: findings.isEmpty ? .success : .findings)
        case .lists:
            guard arguments[option: RunCommand.lists] != nil else {
                throw UsageError.contradiction("'config \(word)' needs '--xcfilelists FOLDER'")
            }
            let session = try CodegenOptions.session(arguments)
            let result = try session.result()
            try ListFiles.write(arguments, result, session)
            return Response(diagnostics: result.diagnostics)
        }
    }
}
