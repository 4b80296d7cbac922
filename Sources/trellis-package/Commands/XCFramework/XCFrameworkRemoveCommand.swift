import CommandLineSupport
import Packaging
import SystemSupport

/// `trellis-package xcframework remove`
enum XCFrameworkRemoveCommand: Command {
    static let path = Positional("XCFRAMEWORK", help: "the xcframework that loses slices")
    static let slices = Positional(
        "SLICE", .oneOrMore, help: "the name of a slice's folder, such as 'ios-arm64', or a platform, such as 'ios-simulator'",
        completion: .nothing)

    static let declaration = CommandDeclaration(
        "remove",
        abstract: "Takes slices out of an xcframework.",
        positionals: [path, slices],
        flags: [PackageOptions.force],
        options: [XCFrameworkCommands.output],
        examples: [
            .init("trellis-package xcframework remove A.xcframework tvos tvos-simulator -o Small.xcframework", "without the television")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        var edit = XCFrameworkEditRequest(
            paths: [ProcessEnvironment.absolutePath(arguments[path] ?? "")], change: .removing(arguments.all(slices)),
            output: try XCFrameworkCommands.requiredXCFramework(arguments))
        edit.isForced = arguments[flag: PackageOptions.force]
        return Response(diagnostics: try edit.run())
    }
}
