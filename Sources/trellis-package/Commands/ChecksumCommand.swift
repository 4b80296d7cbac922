import CommandLineSupport
import Packaging

/// `trellis-package checksum`
enum ChecksumCommand: Command {
    static let files = Positional("FILE", .oneOrMore, help: "archives, indexes or any other files")

    static let declaration = CommandDeclaration(
        "checksum",
        abstract: "Prints the checksums that binary targets need: SHA-256 in lower-case digits.",
        discussion: [
            "Of one file it prints the checksum alone, of several one line each as 'shasum -a 256' does. A note tells what SwiftPM "
                + "would not take as a binary target."
        ],
        positionals: [files],
        examples: [.init("trellis-package checksum X.xcframework.zip", "what 'swift package compute-checksum' prints")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let listing = try ChecksumListing(of: arguments.all(files))
        return Response(output: listing.text, diagnostics: listing.diagnostics)
    }
}
