import CommandLineSupport
import Packaging
import SystemSupport

/// `trellis-package xcframework split`
enum XCFrameworkSplitCommand: Command {
    static let path = Positional("BINARY", help: "a library or a framework with code for several platforms")
    static let headers = ValueOption("headers", value: "FOLDER", help: "the headers of a library", completion: .folders)

    static let declaration = CommandDeclaration(
        "split",
        abstract: "Takes a library for devices and the simulator apart, into a part for each platform.",
        discussion: [
            "Such libraries were made before there were xcframeworks, which want the platforms apart. "
                + "An output that ends in '.xcframework' "
                + "becomes one; any other is a folder that gets a folder for each platform."
        ],
        positionals: [path],
        flags: [PackageOptions.force],
        options: [headers, XCFrameworkCommands.platform, XCFrameworkCommands.output],
        examples: [
            .init("trellis-package xcframework split libOld.a --headers include -o Old.xcframework", "straight into an xcframework")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        var request = SplitRequest(
            path: ProcessEnvironment.absolutePath(arguments[path] ?? ""), output: try XCFrameworkCommands.requiredOutput(arguments))
        request.headers = arguments[option: headers].map { ProcessEnvironment.absolutePath($0) }
        request.fallbackPlatform = XCFrameworkCommands.platform(arguments)
        request.isForced = arguments[flag: PackageOptions.force]
        return Response(diagnostics: try request.run())
    }
}
