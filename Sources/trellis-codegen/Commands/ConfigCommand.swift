import CodeGeneration
import CommandLineSupport

/// `trellis-codegen config`
enum ConfigCommand: Command {
    enum Action: String, CaseIterable {
        case lint
        case doc
        case lists = "generate-xcfilelists"
    }

    static let action = Positional("ACTION", help: "lint, doc or generate-xcfilelists", completion: .nothing)

    static let declaration = CommandDeclaration(
        "config",
        abstract: "Checks a configuration, says what one may say, or lists what it reads and writes.",
        discussion: [
            "'lint' finds keys that are not known, templates and inputs that are not there, and files that two entries would write; it "
                + "prints them on standard output, and the exit code is 1 then. Nothing is rendered.",
            "'doc' prints the keys of a swiftgen.yml, its parsers and their templates.",
            "'generate-xcfilelists' writes codegen-inputs.xcfilelist and codegen-outputs.xcfilelist into the folder of '--xcfilelists'.",
        ],
        positionals: [action],
        options: [CodegenOptions.configuration, RunCommand.lists],
        examples: [
            .init("trellis-codegen config lint --config swiftgen.yml", "before it is committed"),
            .init("trellis-codegen config generate-xcfilelists --xcfilelists .", "for a phase of Xcode"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let word = arguments[action] ?? ""
        guard let action = Action(rawValue: word) else {
            throw UsageError.contradiction("'\(word)' is no action of 'config'; use lint, doc or generate-xcfilelists")
        }
        switch action {
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
