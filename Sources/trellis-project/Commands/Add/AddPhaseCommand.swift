import CommandLineSupport
import ProjectModel

/// `trellis-project add phase`
enum AddPhaseCommand: Command {
    static let kind = Positional(
        "KIND", help: "what it does: sources, resources, headers, frameworks, copy, rez, java-archive or apple-script",
        completion: .nothing)
    static let name = ValueOption("name", value: "NAME", help: "what Xcode shows; the name that goes with the kind when left out")
    static let place = ValueOption(
        "to", value: "PLACE", help: "where a copy phase copies to", choices: CopyDestination.Place.words.map(\.word))
    static let path = ValueOption("path", value: "FOLDER", help: "the folder below that place")

    static let declaration = CommandDeclaration(
        "phase",
        abstract: "Adds an empty phase to a target.",
        discussion: [
            "A target has one phase of each kind at most, but any number that copy files. 'add script' adds one that runs a script."
        ],
        positionals: [EditOptions.project, kind],
        flags: [PositionOptions.first],
        options: [EditOptions.target, name, place, path] + PositionOptions.options,
        examples: [
            .init(
                "trellis-project add phase App.xcodeproj copy --target App --name 'Embed Frameworks' --to frameworks",
                "a phase that copies frameworks into the application")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let target = try EditOptions.target(arguments)
        let text = arguments[Self.kind] ?? ""
        guard let kind = BuildPhase.Kind(rawValue: text) else {
            let kinds = BuildPhase.Kind.allCases.filter { $0 != .script }.map(\.rawValue)
            throw UsageError.contradiction("'\(text)' is no kind of phase; use one of: \(kinds.joined(separator: ", "))")
        }
        let position = try PositionOptions.position(arguments)
        let place = CopyDestination.Place.words.first { $0.word == arguments[option: Self.place] }?.place
        return try EditOptions.run(arguments) { edit in
            try edit.addPhase(
                kind, target: target, name: arguments[option: name],
                destination: place.map { CopyDestination($0, path: arguments[option: path] ?? "") }, position: position)
        }
    }
}
