import CommandLineSupport

/// A program with one argument of each kind, for the tests of this module.
enum SampleProgram {
    enum Format: String, CaseIterable, Sendable {
        case text
        case json
    }

    static let quiet = Flag("quiet", letter: "q", help: "say nothing")
    static let all = Flag("all", letter: "a", help: "take everything")
    static let target = ValueOption("target", letter: "t", value: "NAME", help: "the target", isRepeatable: true)
    static let output = ValueOption("output", letter: "o", value: "FILE", help: "where to write", completion: .files)
    static let root = ValueOption(
        "root", value: "FOLDER", help: "the folder to look in", defaultText: "the current one", completion: .folders
    )
    static let format = ChoiceOption<Format>("format", letter: "f", value: "FORMAT", help: "how to print", standard: .text)
    static let project = Positional("PROJECT", help: "the project")
    static let files = Positional("FILE", .oneOrMore, help: "the files, relative to the folder of the project")
    static let name = Positional("NAME", .optional, help: "a name", completion: .nothing)
    static let words = Remainder("WORD", help: "arguments for the other program")

    static let list = CommandDeclaration(
        "list",
        abstract: "Lists files.",
        discussion: ["A first paragraph that is long enough to be broken into more than one line of eighty columns.", ".second 'one'"],
        positionals: [project, files],
        flags: [quiet, all],
        options: [target, output, root, format.option],
        examples: [.init("sample list App -t 'My App' ~/x", "what is in one target")]
    )
    static let run = CommandDeclaration("run", abstract: "Runs another program.", positionals: [name], remainder: words, flags: [all])
    static let declaration = CommandDeclaration(
        "sample",
        abstract: "Shows what a command line can do.",
        discussion: ["It does nothing else."],
        flags: [quiet],
        subcommands: [list, run],
        exitCodes: CommandDeclaration.ExitCode.standard
    )

    /// The program; it answers with the names of the commands that were chosen.
    static let program = Program(declaration, version: "1.2.3") { arguments in
        Response(output: arguments.commands.joined(separator: " ") + "\n")
    }

    /// What the program answers in a terminal of 80 columns.
    static func answer(_ arguments: String...) -> Response {
        program.respond(to: arguments, terminal: Terminal())
    }
}

extension SampleProgram {
    /// A program with commands below commands.
    static let nested: CommandDeclaration = {
        let add = CommandDeclaration("add", abstract: "Adds one.", options: [format.option])
        let remove = CommandDeclaration("remove", abstract: "Removes one.", flags: [all])
        let remote = CommandDeclaration("remote", abstract: "Knows others.", subcommands: [add, remove])
        return CommandDeclaration("deep-one", abstract: "Has levels.", subcommands: [remote, run])
    }()
}
