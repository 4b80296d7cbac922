import CommandLineSupport
import ProjectModel

/// `trellis-project remove phase`
enum RemovePhaseCommand: Command {
    static let phase = Positional("PHASE", help: "the phase, by name, such as 'Embed Frameworks', or kind", completion: .nothing)

    static let declaration = CommandDeclaration(
        "phase",
        abstract: "Removes a phase from a target, which has to be empty.",
        positionals: [EditOptions.project, phase],
        flags: [RemoveGroupCommand.recursive],
        options: [EditOptions.target],
        examples: [
            .init("trellis-project remove phase App.xcodeproj 'Embed Frameworks' --target App --recursive", "a phase with its files")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let target = try EditOptions.target(arguments)
        return try EditOptions.run(arguments) { edit in
            try edit.removePhase(arguments[phase] ?? "", target: target, isRecursive: arguments[flag: RemoveGroupCommand.recursive])
        }
    }
}
