import CommandLineSupport
import Packaging
import SystemSupport

/// `trellis-package xcframework thin`
enum XCFrameworkThinCommand: Command {
    static let path = Positional("PATH", help: "an xcframework, or a universal file")
    static let keep = ValueOption("keep", value: "ARCH", help: "an architecture that stays", isRepeatable: true)
    static let remove = ValueOption("remove", value: "ARCH", help: "an architecture that goes", isRepeatable: true)
    static let platform = ValueOption(
        "platform", value: "PLATFORM", help: "change the slices for this platform only", choices: XCFrameworkPlatform.words)

    static let declaration = CommandDeclaration(
        "thin",
        abstract: "Takes architectures out of the slices of an xcframework, or out of a universal file.",
        discussion: ["What is there for such an architecture only goes as well: its Swift modules, debug symbols and parts of headers."],
        positionals: [path],
        flags: [PackageOptions.force],
        options: [keep, remove, platform, XCFrameworkCommands.output],
        examples: [
            .init("trellis-package xcframework thin A.xcframework --remove i386 --remove armv7 -o Small.xcframework", "no old devices")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let choice: ArchitectureChoice
        switch (arguments.all(keep), arguments.all(remove)) {
        case ([], []): throw UsageError.contradiction("say with '--keep' or '--remove' which architectures there shall be")
        case (let kept, []): choice = .keeping(kept)
        case ([], let removed): choice = .removing(removed)
        default: throw UsageError.contradiction("either '--keep' or '--remove'")
        }
        var request = ThinRequest(
            path: ProcessEnvironment.absolutePath(arguments[path] ?? ""), choice: choice,
            output: try XCFrameworkCommands.requiredOutput(arguments))
        request.platform = arguments[option: platform].flatMap { XCFrameworkPlatform(word: $0) }
        request.isForced = arguments[flag: PackageOptions.force]
        return Response(diagnostics: try request.run())
    }
}
