import CommandLineSupport
import Packaging
import SystemSupport

/// `trellis-package xcframework retarget`
enum XCFrameworkRetargetCommand: Command {
    static let path = Positional("LIBRARY", help: "a static library for the device, or a framework with one")

    static let declaration = CommandDeclaration(
        "retarget",
        abstract: "Makes a static library for the simulator of one for the device.",
        discussion: [
            "The code for 'arm64' is the same for both; only the mark in each object file differs, which is changed. Use it where the "
                + "vendor of a library has forgotten the simulators of newer Macs. "
                + "What was compiled for devices only stays so, and calls of "
                + "functions that simulators do not have fail when they are linked."
        ],
        positionals: [path],
        flags: [PackageOptions.force],
        options: [XCFrameworkCommands.output],
        examples: [
            .init("trellis-package xcframework retarget ios/libA.a -o simulator/libA.a", "then 'create' takes both")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        var request = RetargetRequest(
            path: ProcessEnvironment.absolutePath(arguments[path] ?? ""), output: try XCFrameworkCommands.requiredOutput(arguments))
        request.isForced = arguments[flag: PackageOptions.force]
        return Response(diagnostics: try request.run())
    }
}
