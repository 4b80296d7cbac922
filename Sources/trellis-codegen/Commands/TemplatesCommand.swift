import CodeGeneration
import CommandLineSupport

/// `trellis-codegen templates`
enum TemplatesCommand: Command {
    enum Action: String, CaseIterable { case list, show, doc }

    static let action = Positional("ACTION", .optional, help: "list (when left out), show or doc", completion: .nothing)
    static let name = Positional("NAME", .optional, help: "the template, for show and doc", completion: .nothing)

    static let declaration = CommandDeclaration(
        "templates",
        abstract: "Lists the templates that ship, and shows one of them or what it does.",
        positionals: [action, name],
        examples: [
            .init("trellis-codegen templates", "which there are"),
            .init("trellis-codegen templates doc AutoCases", "what one does"),
            .init("trellis-codegen templates show AutoCases > Mine.stencil", "begin one of your own"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let word = arguments[action] ?? Action.list.rawValue
        guard let action = Action(rawValue: word) else {
            throw UsageError.contradiction("'\(word)' is no action of 'templates'; use list, show or doc")
        }
        if action == .list { return Response(output: StockTemplate.list) }
        guard let name = arguments[name] else { throw UsageError.contradiction("'templates \(word)' needs the name of a template") }
        let template = try StockTemplate.required(name)
        return Response(output: action == .show ? template.text : template.documentation)
    }
}
