import CommandLineSupport
import Diagnostics
import Testing

@Suite("Answers of a program")
struct ProgramTests {
    @Test("a right command line is handed to the command")
    func work() {
        #expect(SampleProgram.answer("list", "P", "F") == Response(output: "list\n"))
    }

    @Test("the version is the name and the number")
    func version() {
        #expect(SampleProgram.answer("--version") == Response(output: "sample 1.2.3\n"))
    }

    @Test("a wrong command line gets the error, the usage and the way to the help, and exit code 64")
    func usage() {
        let expected = """
            error: missing argument FILE
            Usage: sample list PROJECT FILE... [options]
            See 'sample list --help' for more.

            """
        #expect(SampleProgram.answer("list", "P") == Response(errorText: expected, status: .usage))
        #expect(SampleProgram.answer("list", "--\u{1B}[2J\n").errorText.hasPrefix("error: unknown option '--\\u{1B}[2J\\u{A}'\nUsage"))
    }

    @Test(
        "help is given whatever else is typed, for the command that was reached",
        arguments: [
            (["-h"], []), (["help"], []), (["--help", "list"], ["list"]), (["list", "--help"], ["list"]), (["help", "list"], ["list"]),
            (["help", "list", "--quiet"], ["list"]), (["list", "--bogus", "--help"], ["list"]), (["list", "--target", "--help"], ["list"]),
            (["list", "--format", "xml", "-h"], ["list"]), (["list", "-qh"], ["list"]), (["list", "--target", "run", "--help"], ["list"]),
            (["run", "list", "--help"], ["run"]), (["--bogus", "--help"], []),
        ] as [([String], [String])]
    )
    func help(words: [String], commands: [String]) {
        let response = SampleProgram.program.respond(to: words, terminal: Terminal())
        let usage = commands.isEmpty ? "sample COMMAND" : "sample \(commands[0]) "
        #expect(response.output.contains("\nUsage: \(usage)"))
        #expect(response.errorText == "")
        #expect(response.status == .success)
    }

    @Test("behind two dashes nothing asks for help")
    func noHelpBehindDashes() {
        #expect(SampleProgram.answer("list", "P", "--", "--help") == Response(output: "list\n"))
        #expect(SampleProgram.answer("list", "--bogus", "--", "--help").status == .usage)
    }

    @Test("help for a command that does not exist is an error")
    func helpForUnknown() {
        let expected = """
            error: unknown command 'lst'; did you mean 'list'?
            Usage: sample COMMAND [options]
            See 'sample --help' for more.

            """
        #expect(SampleProgram.answer("help", "lst") == Response(errorText: expected, status: .usage))
    }

    @Test("help works at every level")
    func nestedHelp() {
        let program = Program(SampleProgram.nested, version: "1") { _ in Response() }
        for words in [["remote", "add", "--help"], ["help", "remote", "add"]] {
            let response = program.respond(to: words, terminal: Terminal())
            #expect(response.output.hasPrefix("Adds one.\n\nUsage: deep-one remote add [options]\n"))
        }
        let response = program.respond(to: ["remote"], terminal: Terminal())
        #expect(response.errorText.hasPrefix("error: missing command; use one of: add, remove\nUsage: deep-one remote COMMAND [options]\n"))
    }

    @Test("help of a command lists the options of the command above it as well, but not those of the program")
    func inheritedOptions() {
        let quiet = SampleProgram.quiet
        let inner = CommandDeclaration("add", abstract: "Adds one.", flags: [SampleProgram.all])
        let outer = CommandDeclaration("remote", abstract: "Knows others.", flags: [quiet], subcommands: [inner])
        let program = Program(CommandDeclaration("deep", abstract: "Has levels.", subcommands: [outer]), version: "1") { _ in Response() }
        let help = program.respond(to: ["remote", "add", "--help"], terminal: Terminal()).output
        #expect(help.contains("-a, --all    take everything\n  -h, --help   show this help\n  -q, --quiet  say nothing\n"))
        #expect(!help.contains("--version"))
    }

    @Test("a program without commands takes the word help as an argument")
    func helpAsArgument() {
        let program = Program(SampleProgram.run, version: "1") { Response(output: $0[SampleProgram.name] ?? "") }
        #expect(program.respond(to: ["help"], terminal: Terminal()).output == "help")
        #expect(program.respond(to: ["--help"], terminal: Terminal()).output.hasPrefix("Runs another program.\n"))
    }

    @Test("completions for a shell that is not known are an error that names those that are")
    func unknownShell() {
        let response = SampleProgram.answer("--completions", "tcsh")
        #expect(response.errorText.hasPrefix("error: 'tcsh' is no value of '--completions'; use one of: bash, zsh, fish\n"))
        #expect(response.status == .usage)
    }

    @Test("an error of the work is told with exit code 2, and wrong usage that the work finds with 64")
    func errors() {
        struct Odd: Error {}
        func answer(_ error: any Error & Sendable) -> Response {
            Program(SampleProgram.run, version: "1") { _ in throw error }.respond(to: [], terminal: Terminal())
        }
        let diagnostics = [Diagnostic(.error, "a", "b"), Diagnostic(.note, "c", "d")]
        #expect(answer(DiagnosticError(diagnostics)) == Response(diagnostics: diagnostics, status: .failure))
        #expect(answer(Odd()) == Response(diagnostics: [Diagnostic(.error, "internal", "Odd()")], status: .failure))
        let usage = answer(UsageError.contradiction("no"))
        #expect(usage.errorText == "error: no\nUsage: run [NAME] [options] [-- WORD...]\nSee 'run --help' for more.\n")
        #expect(usage.status == .usage)
    }

    @Test("exit codes have the numbers that scripts rely on")
    func exitCodes() {
        #expect([ExitStatus.success, .findings, .failure, .usage].map(\.rawValue) == [0, 1, 2, 64])
    }
}
