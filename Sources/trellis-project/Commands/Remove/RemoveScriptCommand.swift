import CommandLineSupport
import ProjectModel

/// `trellis-project remove script`
enum RemoveScriptCommand: Command {
    static let declaration = CommandDeclaration(
        "script",
        abstract: "Removes a phase that runs a script from a target.",
        positionals: [EditOptions.project, AddScriptCommand.name],
        options: [EditOptions.target],
        examples: [.init("trellis-project remove script App.xcodeproj Lint --target App", "a script that is gone")]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let target = try EditOptions.target(arguments)
        return try EditOptions.run(arguments) { try $0.removeScript(arguments[AddScriptCommand.name] ?? "", target: target) }
    }
}
