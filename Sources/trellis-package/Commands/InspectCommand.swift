import BundleInspection
import CommandLineSupport
import Diagnostics
import JSON
import SystemSupport

/// `trellis-package inspect`
enum InspectCommand: Command {
    private static let path = Positional(
        "PATH", help: "an xcframework, framework, library, object file, artifact bundle or app, or an archive of these")

    static let declaration = CommandDeclaration(
        "inspect",
        abstract: "Says what is in a bundle, a library or an archive of these.",
        discussion: [
            "For each bundle and each file of code: identifier and versions, size, architectures with platform and oldest system, install "
                + "name and UUID, what is loaded and where it is looked for, modules and headers. Archives are read as they are and not "
                + "unpacked."
        ],
        positionals: [path],
        flags: [InspectionOptions.json],
        examples: [.init("trellis-package inspect X.xcframework.zip", "what a customer gets")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let inspection = try ProductReader.read(arguments[path] ?? "", from: ProcessEnvironment.currentDirectory)
        let descriptions = ProductDescription.all(of: inspection)
        guard !descriptions.isEmpty else {
            let name = arguments[path] ?? ""
            throw DiagnosticError("no-product", "there is no bundle and no code at '\(name)'", at: SourceLocation(path: name))
        }
        if arguments[flag: InspectionOptions.json] { return Response(output: JSONWriter.text(ProductDescription.json(descriptions))) }
        return Response(output: TextTable(descriptions.flatMap(\.rows)).text)
    }
}
