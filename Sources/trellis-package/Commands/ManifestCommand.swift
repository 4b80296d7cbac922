import CommandLineSupport
import Packaging

/// `trellis-package manifest`
enum ManifestCommand: Command {
    static let file = Positional("FILE", help: "the archive or index")
    static let url = ValueOption("url", value: "URL", help: "where it will be downloaded")
    static let package = ValueOption(
        "package", value: "FILE", help: "the Package.swift whose binary target is changed", completion: .files)
    static let name = ValueOption("name", value: "NAME", help: "the name of the target; that of FILE when left out")

    static let declaration = CommandDeclaration(
        "manifest",
        abstract: "Prints the binary target of an archive for a Package.swift, or puts it there.",
        discussion: [
            "With '--package' the URL and the checksum of the target are replaced, or its 'path' becomes both; every other byte stays. "
                + "What is not written out in plain strings is left alone, with the line to paste."
        ],
        positionals: [file],
        options: [url, package, name],
        examples: [
            .init("trellis-package manifest X.zip --url https://example.com/X.zip", "print '.binaryTarget(name: …)'"),
            .init(
                "trellis-package manifest X.zip --url https://example.com/2.0/X.zip --package Package.swift", "release a new version"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let address = arguments[option: url] else { throw UsageError.contradiction("'manifest' needs '--url URL'") }
        let target = try BinaryTarget(archive: arguments[file] ?? "", url: address, name: arguments[option: name])
        guard let manifest = arguments[option: package] else { return Response(output: target.text + "\n") }
        try ManifestPatch.apply(target, toFileAt: manifest)
        return Response()
    }
}
