import CommandLineSupport
import Testing

@Suite("Declarations with mistakes")
struct DeclarationFaultsTests {
    @Test("the sample has no faults")
    func noFaults() {
        #expect(SampleProgram.declaration.faults == [])
    }

    @Test("what is declared twice is a fault")
    func repeated() {
        let declaration = CommandDeclaration(
            "p", abstract: "",
            positionals: [Positional("A", .any, help: ""), Positional("A", .any, help: "")],
            flags: [Flag("x", letter: "x", help: "")],
            options: [ValueOption("x", letter: "x", value: "V", help: "")]
        )
        #expect(
            declaration.faults == [
                "'x' is declared twice in 'p'", "'x' is declared twice in 'p'", "'A' is declared twice in 'p'",
                "'p' has two positional arguments that take any number",
            ]
        )
    }

    @Test("a letter that a command and the program use for different options is a fault of the command")
    func letterOfTheProgram() {
        let inner = CommandDeclaration("c", abstract: "", flags: [Flag("quick", letter: "q", help: "")])
        let declaration = CommandDeclaration("p", abstract: "", flags: [Flag("quiet", letter: "q", help: "")], subcommands: [inner])
        #expect(declaration.faults == ["'q' is declared twice in 'p c'"])
    }

    @Test("a name or a choice that a shell would read in its own way is a fault")
    func words() {
        let option = ValueOption("level", value: "LEVEL", help: "", choices: ["a b", "$(x)", "--", ""])
        #expect(
            CommandDeclaration("p", abstract: "", options: [option]).faults
                == ["a b", "$(x)", "--", ""].map { "'\($0)' in 'p' is no plain word" }
        )
    }

    @Test("positional arguments beside commands are a fault")
    func positionalsBesideCommands() {
        let declaration = CommandDeclaration(
            "p", abstract: "", positionals: [Positional("A", help: "")], subcommands: [CommandDeclaration("c", abstract: "")]
        )
        #expect(declaration.faults == ["'p' has both commands and positional arguments"])
    }
}
