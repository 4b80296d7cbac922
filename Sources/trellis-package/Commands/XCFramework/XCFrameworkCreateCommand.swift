import CommandLineSupport
import Packaging

/// `trellis-package xcframework create`
enum XCFrameworkCreateCommand: Command {
    static let declaration = CommandDeclaration(
        "create",
        abstract: "Makes an xcframework of frameworks or libraries, as 'xcodebuild -create-xcframework' does, on every system.",
        discussion: [
            "Everything is checked before the first file is written. The same inputs give the same bytes, in whatever order and folder.",
            "Two inputs for one platform are refused, as xcodebuild does, "
                + "or made into one slice with '-merge': the code is joined, modules "
                + "are put together, and everything else must be the same; every conflict is told.",
        ],
        usageLines: [
            "trellis-package xcframework create -framework PATH [-debug-symbols DSYM]... ... -output XCFRAMEWORK [options]",
            "trellis-package xcframework create -library PATH [-headers FOLDER] ... -output XCFRAMEWORK [options]",
            "trellis-package xcframework create -archive XCARCHIVE -framework NAME ... -output XCFRAMEWORK [options]",
        ],
        positionals: [XcodebuildArguments.words],
        flags: XcodebuildArguments.flags,
        options: XcodebuildArguments.options,
        examples: [
            .init(
                "trellis-package xcframework create -library ios/libA.a -headers include -library macos/libA.a -headers include "
                    + "-output A.xcframework", "a library for two platforms"),
            .init(
                "trellis-package xcframework create -archive ios.xcarchive -framework A.framework -output A.xcframework",
                "a framework with its debug symbols, out of an archive of Xcode"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let request = try XcodebuildArguments.request(arguments.all(XcodebuildArguments.words))
        return Response(diagnostics: try XCFrameworkCreation.run(request))
    }
}
