import BundleInspection
import CommandLineSupport
import JSON
import SystemSupport

/// `trellis-package diff`
enum DiffCommand: Command {
    private static let old = Positional("OLD", help: "the first bundle, library, or archive of these")
    private static let new = Positional("NEW", help: "the second")

    static let declaration = CommandDeclaration(
        "diff",
        abstract: "Says what differs between two bundles, libraries or archives.",
        discussion: [
            "Files that came, went or changed with their sizes; of code the architectures, the oldest system, the install name, what "
                + "is loaded and the names that others can use; of headers, interfaces and module maps the lines. The name of the "
                + "outermost folder does not count, and a folder can be compared with its zip. The exit code is 1 when something "
                + "differs."
        ],
        positionals: [old, new],
        flags: [InspectionOptions.json],
        examples: [.init("trellis-package diff X-1.0.xcframework.zip X.xcframework", "what the new release changes")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let options = ReadingOptions(wantsSymbols: true, wantsDigests: true, wantsTexts: true)
        let folder = ProcessEnvironment.currentDirectory
        let comparison = ProductComparison(
            from: try ProductReader.read(arguments[old] ?? "", from: folder, options: options),
            to: try ProductReader.read(arguments[new] ?? "", from: folder, options: options))
        let status: ExitStatus = comparison.isEmpty ? .success : .findings
        if arguments[flag: InspectionOptions.json] { return Response(output: JSONWriter.text(comparison.json), status: status) }
        return Response(output: comparison.lines.map { VisibleText.escaped($0) + "\n" }.joined(), status: status)
    }
}
