import CommandLineSupport
import Testing

@Suite("Tables of commands")
struct CommandTableTests {
    private enum ListCommand: Command {
        static let declaration = CommandDeclaration("list", abstract: "Lists.")
        static func run(_ arguments: ParsedArguments) -> Response { Response(output: "list\n") }
    }

    private enum AddFileCommand: Command {
        static let declaration = CommandDeclaration("file", abstract: "Adds a file.", positionals: [Positional("PATH", help: "the file")])
        static func run(_ arguments: ParsedArguments) -> Response { Response(output: "add file, dry: \(arguments[flag: dryRun])\n") }
    }

    private enum RemoveFileCommand: Command {
        static let declaration = CommandDeclaration("file", abstract: "Removes a file.")
        static func run(_ arguments: ParsedArguments) -> Response { Response(output: "remove file\n") }
    }

    private static let dryRun = Flag("dry-run", help: "write nothing")
    private static let table = CommandTable([
        .command(ListCommand.self),
        .group(CommandDeclaration("add", abstract: "Adds.", flags: [dryRun]), [AddFileCommand.self]),
        .group(CommandDeclaration("remove", abstract: "Removes."), [RemoveFileCommand.self]),
    ])
    private static let program = Program(CommandDeclaration("sample", abstract: "Shows."), version: "1.2.3", commands: table)

    private func answer(_ words: String...) -> Response { Self.program.respond(to: words, terminal: Terminal()) }

    @Test("a command is run by its name, and one of a group by both names")
    func names() {
        #expect(answer("list") == Response(output: "list\n"))
        #expect(answer("add", "file", "A") == Response(output: "add file, dry: false\n"))
        #expect(answer("remove", "file") == Response(output: "remove file\n"))
    }

    @Test("commands of a group have its options")
    func options() {
        #expect(answer("add", "file", "A", "--dry-run") == Response(output: "add file, dry: true\n"))
        #expect(answer("remove", "file", "--dry-run").status == .usage)
    }

    @Test("what is no command is wrong usage")
    func unknown() {
        #expect(answer("file").status == .usage)
        #expect(answer("add", "list").status == .usage)
        #expect(answer("add").status == .usage)
    }

    @Test("the help lists commands and groups in the order of the table")
    func help() {
        #expect(Self.table.declarations.map(\.name) == ["list", "add", "remove"])
        #expect(Self.table.declarations[1].subcommands.map(\.name) == ["file"])
    }
}
