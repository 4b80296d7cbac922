import CodeGeneration
import CommandLineSupport
import Diagnostics
import JSON
import SystemSupport

/// `trellis-codegen run`
enum RunCommand: Command {
    static let check = Flag("check", help: "write nothing, print what differs, and end with 1 when something does")
    static let dryRun = Flag("dry-run", help: "write nothing, and print which files would be written")
    static let watch = Flag("watch", letter: "w", help: "go on, and run again whenever an input changes")
    static let prune = Flag("prune", letter: "p", help: "remove generated files that nothing is rendered for any more")
    static let keepEmpty = Flag("keep-empty", help: "write an output even when nothing is rendered for it")
    static let dependencyFile = ValueOption(
        "depfile", value: "FILE", help: "write a rule for make with all inputs and outputs", completion: .files)
    static let lists = ValueOption(
        "xcfilelists", value: "FOLDER", help: "write codegen-inputs.xcfilelist and codegen-outputs.xcfilelist", completion: .folders)
    static let output = ValueOption(
        "output", letter: "o", value: "FILE", help: "join the results of all entries in one file, as build systems want it",
        completion: .files)
    static let sourceList = ValueOption(
        "source-list", value: "FILE", help: "take the sources of all entries from a list of paths, one a line", completion: .files)
    static let module = ValueOption("module", value: "NAME", help: "the module of the sources in '--source-list'")

    static let declaration = CommandDeclaration(
        "run",
        abstract: "Generates what a configuration says.",
        discussion: [
            "A file is written only when its text differs, and whole or not at all. Nothing is rendered when neither "
                + "a source nor a template "
                + "nor the configuration has changed."
        ],
        flags: [
            check, dryRun, watch, prune, keepEmpty, CodegenOptions.strict, CodegenOptions.modernSpacing, CodegenOptions.noCache,
            CodegenOptions.json,
        ],
        options: [CodegenOptions.configuration, CodegenOptions.conditions, dependencyFile, lists, output, sourceList, module],
        examples: [
            .init("trellis-codegen", "generate what the configuration of the current folder says"),
            .init("trellis-codegen --check", "on the server: is everything that is committed up to date?"),
            .init("trellis-codegen run --config .sourcery.yml --watch", "while templates are written"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        var settings = CodegenOptions.settings(arguments)
        settings.isPruning = arguments[flag: prune]
        settings.keepsEmpty = arguments[flag: keepEmpty]
        settings.joinedOutput = arguments[option: output].map(ProcessEnvironment.absolutePath)
        var session = try CodegenOptions.session(arguments, settings)
        if arguments[flag: CodegenOptions.modernSpacing] { session.plan.useModernSpacing() }
        if let list = arguments[option: sourceList] {
            try session.plan.replaceSources(listedIn: ProcessEnvironment.absolutePath(list), module: arguments[option: module])
        }
        if arguments[flag: watch] { return try WatchLoop.run(session) { try once(arguments, $0) } }
        return try CodegenOptions.answering { try once(arguments, session) }
    }

    private static func once(_ arguments: ParsedArguments, _ session: GenerationSession) throws -> Response {
        let result = try session.result()
        let states = session.states(result)
        let isReading = arguments[flag: check] || arguments[flag: dryRun]
        let report = isReading ? session.report(result, states) : try session.write(result, states)
        try ListFiles.write(arguments, result, session)
        var response = Response(diagnostics: report.result.diagnostics)
        if arguments[flag: CodegenOptions.json] {
            response.output = JSONWriter.text(report.json(hasContent: isReading))
        } else if arguments[flag: check] {
            response.output = report.stale.map { state in
                UnifiedDifference.text(from: state.current ?? [], to: state.file.content ?? [], path: report.shown(state.file.path))
            }.joined()
        } else if arguments[flag: dryRun] {
            response.output = report.text
        }
        if arguments[flag: check], !report.stale.isEmpty { response.status = .findings }
        if report.result.hasErrors { response.status = .failure }
        return response
    }
}
