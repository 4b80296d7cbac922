import CommandLineSupport
import Packaging
import SystemSupport

/// `trellis-package xcframework merge`
enum XCFrameworkMergeCommand: Command {
    static let paths = Positional("XCFRAMEWORK", .oneOrMore, help: "xcframeworks, whose slices are put into one")

    static let declaration = CommandDeclaration(
        "merge",
        abstract: "Puts the slices of several xcframeworks into one.",
        positionals: [paths],
        flags: [XCFrameworkCommands.merge, PackageOptions.force],
        options: [XCFrameworkCommands.output],
        examples: [.init("trellis-package xcframework merge phone/A.xcframework mac/A.xcframework -o A.xcframework", "two of one")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        var edit = XCFrameworkEditRequest(
            paths: arguments.all(paths).map { ProcessEnvironment.absolutePath($0) }, change: .joining,
            output: try XCFrameworkCommands.requiredXCFramework(arguments))
        edit.isMerging = arguments[flag: XCFrameworkCommands.merge]
        edit.isForced = arguments[flag: PackageOptions.force]
        return Response(diagnostics: try edit.run())
    }
}
