import CommandLineSupport
import Diagnostics
import ResourceBundling

/// `trellis-bundle compile`
enum CompileCommand: Command {
    static let files = Positional(
        "FILE", .oneOrMore, help: "resources: .xcstrings, .strings, .stringsdict, .plist, .iconset, or what Apple's tools compile")
    static let output = ValueOption(
        "output", letter: "o", value: "FOLDER", help: "where the results go; folders of languages are made in it", completion: .folders)
    static let dryRun = Flag("dry-run", help: "print which files would be made, and write nothing")
    static let record = Flag(
        "record", help: "put a record beside what Apple's tools make, with which it is taken on machines without them")

    static let declaration = CommandDeclaration(
        "compile",
        abstract: "Compiles single resources.",
        discussion: ["A file is written only when its content differs. When one resource cannot be compiled, nothing is written."],
        positionals: [files],
        flags: [dryRun, record, BundleCommandOptions.writeSourceLanguage, BundleCommandOptions.noCache],
        options: [
            output, BundleCommandOptions.strings, BundleCommandOptions.propertyLists, BundleCommandOptions.language,
            BundleCommandOptions.sdk,
            BundleCommandOptions.remote, BundleCommandOptions.configurationFile,
        ],
        examples: [
            .init("trellis-bundle compile Localizable.xcstrings --strings xml --output Build", "as Apple's compiler of catalogs does"),
            .init("trellis-bundle compile Main.storyboard --record --output Sources", "on macOS, for machines without Apple's tools"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let folder = arguments[option: output] else { throw UsageError.contradiction("'compile' needs '--output FOLDER'") }
        var diagnostics: [Diagnostic] = []
        let configuration = try Machine.configuration(arguments, diagnostics: &diagnostics)
        var bundle = BundleArguments(project: ".", target: nil, output: folder)
        try BundleCommandOptions.apply(arguments, to: &bundle)
        let compiler = FileCompiler(options: BundleOptions(bundle), environment: try Machine.environment(arguments, configuration))
        let isDry = arguments[flag: dryRun]
        let outcome = try compiler.compile(arguments.all(files), into: folder, isDry: isDry, isRecording: arguments[flag: record])
        return Response(
            output: isDry ? outcome.outputs.map { "\($0)\n" }.joined() : "", diagnostics: diagnostics + outcome.diagnostics)
    }
}
