import CommandLineSupport
import Testing

@Suite("Help")
struct HelpTextTests {
    @Test("the program's help has its options, its commands and its exit codes")
    func program() {
        #expect(
            SampleProgram.answer("--help").output == #"""
                Shows what a command line can do.

                Usage: sample COMMAND [options]

                It does nothing else.

                Options:
                  --completions SHELL  print the completions for a shell; one of: bash, zsh,
                                       fish
                  -q, --quiet          say nothing
                  -h, --help           show this help
                  --version            show the version
                  --manual-page        print the manual page for man

                Commands:
                  list  Lists files.
                  run   Runs another program.

                Exit codes:
                  0   all is well
                  1   something was found, or is out of date
                  2   input or environment is wrong
                  64  the command line is wrong

                See 'sample COMMAND --help' for a command.

                """#
        )
    }

    @Test("a command's help has its arguments, options and examples")
    func command() {
        #expect(
            SampleProgram.answer("list", "--help").output == #"""
                Lists files.

                Usage: sample list PROJECT FILE... [options]

                A first paragraph that is long enough to be broken into more than one line of
                eighty columns.

                .second 'one'

                Arguments:
                  PROJECT  the project
                  FILE     the files, relative to the folder of the project

                Options:
                  -t, --target NAME    the target; may be repeated
                  -o, --output FILE    where to write
                  --root FOLDER        the folder to look in; default: the current one
                  -f, --format FORMAT  how to print; one of: text, json; default: text
                  -q, --quiet          say nothing
                  -a, --all            take everything
                  -h, --help           show this help

                Examples:
                  sample list App -t 'My App' ~/x
                      what is in one target

                """#
        )
    }

    @Test("what stands behind two dashes is explained among the arguments")
    func remainder() {
        #expect(
            SampleProgram.answer("help", "run").output == #"""
                Runs another program.

                Usage: sample run [NAME] [options] [-- WORD...]

                Arguments:
                  NAME        a name
                  -- WORD...  arguments for the other program

                Options:
                  -a, --all   take everything
                  -h, --help  show this help

                """#
        )
    }

    @Test("a terminal narrower than 40 columns gets the help for 40", arguments: [40, 3, 0, -1, Int.min])
    func narrow(width: Int) {
        let answer = SampleProgram.program.respond(to: ["list", "-h"], terminal: Terminal(width: width))
        #expect(
            answer.output == #"""
                Lists files.

                Usage: sample list PROJECT FILE... [options]

                A first paragraph that is long enough to
                be broken into more than one line of
                eighty columns.

                .second 'one'

                Arguments:
                  PROJECT  the project
                  FILE     the files, relative to the
                           folder of the project

                Options:
                  -t, --target NAME    the target; may be
                                       repeated
                  -o, --output FILE    where to write
                  --root FOLDER        the folder to look
                                       in; default: the
                                       current one
                  -f, --format FORMAT  how to print; one
                                       of: text, json;
                                       default: text
                  -q, --quiet          say nothing
                  -a, --all            take everything
                  -h, --help           show this help

                Examples:
                  sample list App -t 'My App' ~/x
                      what is in one target

                """#
        )
    }

    @Test("a terminal wider than 100 columns gets the help for 100")
    func wide() {
        let answers = [100, 101, Int.max].map {
            SampleProgram.program.respond(to: ["list", "-h"], terminal: Terminal(width: $0)).output
        }
        #expect(Set(answers).count == 1)
        let lines = answers[0].split(separator: "\n")
        #expect(lines.contains("A first paragraph that is long enough to be broken into more than one line of eighty columns."))
    }

    @Test("usage lines of a command's own stand below each other, and a long option has its help on the next line")
    func ownUsageAndLongOption() {
        let command = CommandDeclaration(
            "lint", abstract: "Lints.", usageLines: ["lint PROJECT [options]", "lint PROJECT TARGET CONFIG [options]"],
            options: [ValueOption("a-very-long-name-of-one", value: "VALUE", help: "something")]
        )
        let expected = """
            Lints.

            Usage: lint PROJECT [options]
                   lint PROJECT TARGET CONFIG [options]

            Options:
              --a-very-long-name-of-one VALUE
                                        something

            """
        #expect(HelpText.text(of: command, path: ["lint"], width: 80) == expected)
    }
}
