import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project add member`
enum AddMemberCommand: Command {
    static let visibility = ValueOption(
        "header", value: "VISIBILITY", help: "who may include a header", choices: ["public", "private", "project"])
    static let weak = Flag("weak", help: "link a library that may be missing at run time")
    static let sign = Flag("sign", help: "sign a framework where it is copied to, and strip its headers")
    static let compilerFlags = ValueOption("compiler-flags", value: "FLAGS", help: "flags of the compiler for these files alone")
    static let platform = ValueOption(
        "platform", value: "PLATFORM", help: "a platform that the files are built for, such as ios; all when left out", isRepeatable: true)

    static let declaration = CommandDeclaration(
        "member",
        abstract: "Makes files of the project members of a target.",
        discussion: [
            "The project must have the files, by a reference or in a synchronized folder. In a folder that the target owns an exception "
                + "goes; in another one an exception is made."
        ],
        positionals: [EditOptions.project, AddFileCommand.files],
        flags: [weak, sign],
        options: [EditOptions.target, EditOptions.phase, visibility, compilerFlags, platform],
        examples: [
            .init("trellis-project add member App.xcodeproj App/Login.swift --target AppTests", "one more target for a file"),
            .init("trellis-project add member App.xcodeproj Kit/Kit.h -t Kit --header public", "a header for everyone"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let target = try EditOptions.target(arguments)
        var attributes = MemberAttributes()
        attributes.visibility = arguments[option: visibility].flatMap(Membership.Visibility.init(rawValue:))
        attributes.isWeak = arguments[flag: weak]
        attributes.isSignedOnCopy = arguments[flag: sign]
        attributes.compilerFlags = arguments[option: compilerFlags]
        attributes.platforms = arguments.all(platform)
        return try EditOptions.run(arguments) { edit in
            for file in arguments.all(AddFileCommand.files) {
                try edit.addMember(
                    ProcessEnvironment.absolutePath(file), target: target, phase: arguments[option: EditOptions.phase],
                    attributes: attributes)
            }
        }
    }
}
