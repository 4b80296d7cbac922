import CommandLineSupport
import Diagnostics
import ResourceBundling
import SystemSupport

/// `trellis-bundle accessor`
enum AccessorCommand: Command {
    static let language = ValueOption(
        "source-language", value: "LANGUAGE", help: "'swift', 'objc' or 'objc-header'; 'swift' when left out",
        choices: ["swift", "objc", "objc-header"])
    static let access = ValueOption(
        "access", value: "LEVEL", help: "who may use it; 'internal' when left out",
        choices: ResourceAccessor.Access.allCases.map(\.rawValue))
    static let output = ValueOption(
        "output", letter: "o", value: "FILE", help: "the file; standard output when left out", completion: .files)

    static let declaration = CommandDeclaration(
        "accessor",
        abstract: "Writes the code with which a target finds its bundle from everywhere.",
        discussion: [
            "It is found in apps, frameworks, extensions, previews, tests and in programs on Linux. No path of the machine that "
                + "builds goes into the code; when the bundle is nowhere, the code lists every place where it looked."
        ],
        positionals: [BundleCommandOptions.project],
        options: [
            BundleCommandOptions.target, language, access, output, BundleCommandOptions.name, BundleCommandOptions.format,
            BundleCommandOptions.configuration, BundleCommandOptions.sdk, BundleCommandOptions.set,
        ],
        examples: [.init("trellis-bundle accessor App.xcodeproj --target Design --output Sources/Bundle+Module.swift", "for Swift")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let project = arguments[BundleCommandOptions.project] ?? "."
        var bundle = BundleArguments(project: project, target: arguments[option: BundleCommandOptions.target], output: "unused/")
        try BundleCommandOptions.apply(arguments, to: &bundle)
        let environment = BundleEnvironment(workingDirectory: ProcessEnvironment.currentDirectory, cache: nil)
        let plan = try BundlePlanner(bundle, environment).plan()
        let accessor = ResourceAccessor(
            moduleName: plan.moduleName, bundleName: plan.bundleName,
            access: arguments[option: access].flatMap(ResourceAccessor.Access.init) ?? .internal)
        let text =
            switch arguments[option: language] {
            case "objc": accessor.objectiveCSource
            case "objc-header": accessor.objectiveCHeader
            default: accessor.swiftSource
            }
        guard let file = arguments[option: output] else { return Response(output: text, diagnostics: plan.diagnostics) }
        let path = environment.absolute(file)
        _ = try AtomicFile.write(Array(text.utf8), to: path, below: PathText.parent(of: path))
        return Response(diagnostics: plan.diagnostics)
    }
}
