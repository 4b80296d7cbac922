import CommandLineSupport
import Packaging
import SystemSupport

/// What the commands behind `trellis-package xcframework` share.
enum XCFrameworkCommands {
    static let output = ValueOption("output", letter: "o", value: "PATH", help: "what is made", completion: .files)
    static let merge = Flag("merge", help: "make one slice of those for the same platform")
    static let platform = ValueOption(
        "platform", value: "PLATFORM", help: "what code runs on that does not say it", choices: XCFrameworkPlatform.words)

    static let declaration = CommandDeclaration(
        "xcframework",
        abstract: "Makes and changes xcframeworks: one framework or library for several platforms.",
        discussion: [
            "What a binary runs on is read from the binary itself. "
                + "An output that is there already is refused, and replaced as a whole with "
                + "'--force'."
        ]
    )

    static let commands: [any Command.Type] = [
        XCFrameworkCreateCommand.self, XCFrameworkBuildCommand.self, XCFrameworkMergeCommand.self, XCFrameworkAddCommand.self,
        XCFrameworkRemoveCommand.self, XCFrameworkThinCommand.self, XCFrameworkSplitCommand.self, XCFrameworkRetargetCommand.self,
    ]

    /// The output that the arguments name, absolute.
    static func requiredOutput(_ arguments: ParsedArguments) throws(UsageError) -> String {
        guard let path = arguments[option: output] else { throw .contradiction("say with '--output' what is made") }
        return ProcessEnvironment.absolutePath(path)
    }

    /// The output that the arguments name, which must be an xcframework; absolute.
    static func requiredXCFramework(_ arguments: ParsedArguments) throws(UsageError) -> String {
        let path = try requiredOutput(arguments)
        guard path.hasSuffix(".xcframework") else { throw .contradiction("the output '\(path)' does not end in '.xcframework'") }
        return path
    }

    /// The platform that the arguments name.
    static func platform(_ arguments: ParsedArguments) -> XCFrameworkPlatform? {
        arguments[option: platform].flatMap { XCFrameworkPlatform(word: $0) }
    }
}
