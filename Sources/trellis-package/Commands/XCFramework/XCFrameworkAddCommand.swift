import CommandLineSupport
import Packaging
import SystemSupport

/// `trellis-package xcframework add`
enum XCFrameworkAddCommand: Command {
    static let path = Positional("XCFRAMEWORK", help: "the xcframework that gets more slices")

    static let declaration = CommandDeclaration(
        "add",
        abstract: "Adds frameworks or libraries to an xcframework.",
        discussion: ["The output may be the xcframework itself: with '-force' it is replaced as a whole, when everything else is done."],
        usageLines: ["trellis-package xcframework add XCFRAMEWORK -framework PATH ... -output XCFRAMEWORK [options]"],
        positionals: [path, XcodebuildArguments.words],
        flags: XcodebuildArguments.flags,
        options: XcodebuildArguments.options,
        examples: [
            .init(
                "trellis-package xcframework add A.xcframework -library tvos/libA.a -headers include -output A.xcframework -force",
                "one slice more")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let request = try XcodebuildArguments.request(arguments.all(XcodebuildArguments.words))
        let path = ProcessEnvironment.absolutePath(arguments[path] ?? "")
        var edit = XCFrameworkEditRequest(paths: [path], change: .adding(request), output: request.output)
        edit.isMerging = request.isMerging
        edit.isForced = request.isForced
        return Response(diagnostics: try edit.run())
    }
}
