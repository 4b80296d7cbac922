import CommandLineSupport
import Testing

@Suite("Parsing of arguments")
struct ArgumentParserTests {
    private func list(_ words: String...) throws(UsageError) -> ParsedArguments {
        try SampleProgram.list.parse(words)
    }

    @Test(
        "the five ways to write the value of an option mean the same",
        arguments: [["--output", "x"], ["--output=x"], ["-o", "x"], ["-ox"], ["-o=x"]]
    )
    func valueForms(words: [String]) throws {
        let arguments = try SampleProgram.list.parse(words + ["P", "F"])
        #expect(arguments[option: SampleProgram.output] == "x")
        #expect(arguments.all(SampleProgram.files) == ["F"])
    }

    @Test("a value keeps its equals signs and may be empty")
    func valueText() throws {
        #expect(try list("P", "F", "--target=a=b", "-t=", "--target", "").all(SampleProgram.target) == ["a=b", "", ""])
    }

    @Test("options may stand anywhere between the other arguments")
    func anyPlace() throws {
        let arguments = try list("-q", "P", "--output", "x", "F", "G", "--all")
        #expect(arguments[SampleProgram.project] == "P")
        #expect(arguments.all(SampleProgram.files) == ["F", "G"])
        #expect(arguments[flag: SampleProgram.quiet])
        #expect(arguments[flag: SampleProgram.all])
    }

    @Test("flags of one letter may be joined, and an option may end them")
    func joinedLetters() throws {
        let arguments = try list("-qat", "App", "P", "F")
        #expect(arguments[flag: SampleProgram.quiet])
        #expect(arguments[flag: SampleProgram.all])
        #expect(arguments[option: SampleProgram.target] == "App")
    }

    @Test("behind two dashes everything is an argument, also a second pair of dashes")
    func endOfOptions() throws {
        let arguments = try list("P", "--", "-q", "--", "--help")
        #expect(arguments.all(SampleProgram.files) == ["-q", "--", "--help"])
        #expect(!arguments[flag: SampleProgram.quiet])
    }

    @Test("behind two dashes everything is the remainder when the command declares one")
    func remainder() throws {
        let arguments = try SampleProgram.declaration.parse(["run", "name", "--", "-a", "--", "x"])
        #expect(arguments[SampleProgram.name] == "name")
        #expect(arguments.remainder == ["-a", "--", "x"])
        #expect(!arguments[flag: SampleProgram.all])
    }

    @Test("a single dash and a negative number are texts")
    func dashAndNumbers() throws {
        let arguments = try list("-", "-5", "-t", "-1.5", "--target", "-", "--target=--x")
        #expect(arguments[SampleProgram.project] == "-")
        #expect(arguments.all(SampleProgram.files) == ["-5"])
        #expect(arguments.all(SampleProgram.target) == ["-1.5", "-", "--x"])
    }

    @Test("a digit that is declared as a letter is an option")
    func digitAsLetter() throws {
        let one = Flag("one", letter: "1", help: "one a line")
        let command = CommandDeclaration("ls", abstract: "Lists.", flags: [one])
        #expect(try command.parse(["-1"])[flag: one])
    }

    @Test("an option that is left out has no value, an empty list, or its standard case")
    func absence() throws {
        let arguments = try list("P", "F")
        #expect(arguments[option: SampleProgram.output] == nil)
        #expect(arguments.all(SampleProgram.target) == [])
        #expect(arguments[choice: SampleProgram.format] == .text)
        #expect(arguments.commands == [])
        #expect(arguments.remainder == [])
    }

    @Test("a choice comes back as the case of its type")
    func choice() throws {
        #expect(try list("P", "F", "--format", "json")[choice: SampleProgram.format] == .json)
    }

    @Test("of the values of a repeatable option all are kept and the last one counts")
    func repeatable() throws {
        let arguments = try list("P", "F", "-t", "A", "-t", "B")
        #expect(arguments.all(SampleProgram.target) == ["A", "B"])
        #expect(arguments[option: SampleProgram.target] == "B")
    }

    @Test("an argument that takes any number leaves enough for those behind it")
    func sharing() throws {
        let first = Positional("FIRST", .optional, help: "")
        let many = Positional("MANY", .any, help: "")
        let last = Positional("LAST", help: "")
        let command = CommandDeclaration("copy", abstract: "Copies.", positionals: [first, many, last])
        let one = try command.parse(["x"])
        #expect(one[first] == nil)
        #expect(one.all(many) == [])
        #expect(one[last] == "x")
        let four = try command.parse(["a", "b", "c", "d"])
        #expect(four[first] == "a")
        #expect(four.all(many) == ["b", "c"])
        #expect(four[last] == "d")
    }

    @Test("the options of the program stay valid behind the name of a command")
    func inheritedOptions() throws {
        let arguments = try SampleProgram.declaration.parse(["run", "-aq"])
        #expect(arguments.commands == ["run"])
        #expect(arguments[flag: SampleProgram.quiet])
        #expect(try SampleProgram.declaration.parse(["-q", "run"])[flag: SampleProgram.quiet])
    }

    @Test("a command's own option hides one of the same name of the program")
    func hiddenOption() throws {
        let version = ValueOption("version", value: "VERSION", help: "the version to write")
        let declaration = CommandDeclaration(
            "pack", abstract: "Packs.", flags: [Flag("version", help: "show")],
            subcommands: [CommandDeclaration("make", abstract: "Makes.", options: [version])]
        )
        #expect(try declaration.parse(["make", "--version", "2.0"])[option: version] == "2.0")
    }
}
