import CommandLineSupport
import Configuration
import Diagnostics
import JSON
import ResourceBundling
import SystemSupport

/// `trellis-bundle build`
enum BuildCommand: Command {
    static let output = ValueOption(
        "output", letter: "o", value: "PATH",
        help: "the bundle; a folder that it goes into, with '/' at the end; or a framework that it goes into", completion: .folders)
    static let force = Flag("force", help: "replace a folder that is no bundle")
    static let explain = Flag("explain", help: "say of each step how its result came to be")
    static let dependencyFile = ValueOption(
        "depfile", value: "FILE", help: "write a rule for make with all inputs and outputs", completion: .files)
    static let lists = ValueOption(
        "xcfilelists", value: "FOLDER", help: "write NAME-inputs.xcfilelist and NAME-outputs.xcfilelist", completion: .folders)

    static let declaration = CommandDeclaration(
        "build",
        abstract: "Makes a bundle of the resources of a target, or of a folder.",
        discussion: [
            "Nothing is read that has not changed, nothing is compiled that this machine or the team has compiled before, and nothing is "
                + "written when all is as it was. The bundle appears whole or not at all."
        ],
        positionals: [BundleCommandOptions.project],
        flags: [
            force, explain, BundleCommandOptions.writeSourceLanguage, BundleCommandOptions.skipAppleTools, BundleCommandOptions.noCache,
            BundleCommandOptions.json,
        ],
        options: [
            BundleCommandOptions.target, output, BundleCommandOptions.name, BundleCommandOptions.configuration, BundleCommandOptions.sdk,
            BundleCommandOptions.set, BundleCommandOptions.format, BundleCommandOptions.strings, BundleCommandOptions.propertyLists,
            BundleCommandOptions.language, BundleCommandOptions.checkTexts, BundleCommandOptions.remote, dependencyFile, lists,
            BundleCommandOptions.configurationFile,
        ],
        examples: [
            .init("trellis-bundle build App.xcodeproj --target DesignSystem --output Build/", "make Build/DesignSystem.bundle"),
            .init("trellis-bundle build Resources --sdk iphoneos --output Build/Shop.bundle", "make a bundle of a folder"),
            .init("trellis-bundle build --target Design --output Build/Design.framework", "one copy for an app and its extensions"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let path = arguments[option: output] else { throw UsageError.contradiction("'build' needs '--output PATH'") }
        var diagnostics: [Diagnostic] = []
        let configuration = try Machine.configuration(arguments, diagnostics: &diagnostics)
        let environment = try Machine.environment(arguments, configuration)
        let project = arguments[BundleCommandOptions.project] ?? configuration?.project?.value ?? "."
        var bundle = BundleArguments(project: project, target: arguments[option: BundleCommandOptions.target], output: path)
        try BundleCommandOptions.apply(arguments, to: &bundle)
        bundle.isForced = arguments[flag: force]
        let report = try BundleReport(bundle, environment)
        try report.writeLists(dependencyFile: arguments[option: dependencyFile], folder: arguments[option: lists])
        var response = Response(diagnostics: diagnostics + report.diagnostics)
        if arguments[flag: BundleCommandOptions.json] {
            response.output = JSONWriter.text(report.json)
        } else if arguments[flag: explain] {
            response.output = report.explanation
        }
        return response
    }
}
