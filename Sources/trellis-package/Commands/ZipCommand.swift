import CommandLineSupport
import Packaging
import SystemSupport

/// `trellis-package zip`
enum ZipCommand: Command {
    static let path = Positional("PATH", help: "the folder or file that is packed, under its own name")
    static let output = ValueOption("output", letter: "o", value: "FILE", help: "the archive; PATH.zip when left out", completion: .files)
    static let level = ValueOption(
        "level", value: "N", help: "how hard to compress", choices: ZipArchiving.levels, defaultText: ZipArchiving.standardLevel)

    static let declaration = CommandDeclaration(
        "zip",
        abstract: "Packs a folder or file into a zip archive whose bytes depend on nothing but what is in it.",
        discussion: [
            "Names are sorted, times are fixed, permissions are 0644 or 0755, links stay links. What the Finder leaves is left out, "
                + "which a note tells. The archive appears whole or not at all."
        ],
        positionals: [path],
        flags: [PackageOptions.force],
        options: [output, level],
        examples: [.init("trellis-package zip X.xcframework --level 9", "write X.xcframework.zip")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let archiving = ZipArchiving(
            path: arguments[path] ?? "", output: arguments[option: output], level: arguments[option: level] ?? ZipArchiving.standardLevel)
        let diagnostics = try archiving.write(with: OutputWriter(force: arguments[flag: PackageOptions.force]))
        return Response(diagnostics: diagnostics)
    }
}
