import CommandLineSupport
import Testing

@Suite("Completions in bash", .enabled(if: Tool.bash != nil, "bash is not installed"))
struct BashCompletionTests {
    /// What bash offers for the last of the words, and how it is asked to complete it itself.
    private func offers(_ words: String..., in program: CommandDeclaration = SampleProgram.declaration) throws -> String {
        let name = program.name
        let list = ([name] + words).map { "'\($0)'" }.joined(separator: " ")
        let answer = Program(program, version: "1") { _ in Response() }.respond(to: ["--completions", "bash"], terminal: Terminal())
        let script =
            answer.output + """
                compopt() { printf '<%s>' "$*"; }
                COMP_WORDS=(\(list)); COMP_CWORD=\(words.count)
                _\(name.replacing("-", with: "_"))
                echo "${COMPREPLY[*]}"

                """
        let result = try Tool.run(try #require(Tool.bash), ["--norc"], input: script)
        #expect(result.errors == "")
        #expect(result.status == 0)
        return String(result.output.dropLast())
    }

    @Test("in the place of a command there are the commands")
    func commands() throws {
        #expect(try offers("") == "<+o default>list run")
        #expect(try offers("l") == "<+o default>list")
        #expect(try offers("--quiet", "") == "<+o default>list run")
    }

    @Test("behind a dash there are the options of the command")
    func options() throws {
        #expect(try offers("--m") == "--manual-page")
        #expect(try offers("list", "P", "-") == "--target --output --root --format --quiet --all --help")
        #expect(try offers("list", "--f") == "--format")
    }

    @Test("in the place of a value there are its choices, in every way to write the option")
    func choices() throws {
        #expect(try offers("list", "--format", "") == "text json")
        #expect(try offers("list", "-f", "j") == "json")
        #expect(try offers("list", "--format", "=") == "text json")
        #expect(try offers("list", "--format", "=", "t") == "text")
        #expect(try offers("--completions", "z") == "zsh")
    }

    @Test("files are left to bash, folders are asked for, and what only the user knows is not guessed")
    func files() throws {
        #expect(try offers("list", "") == "")
        #expect(try offers("list", "--output", "") == "")
        #expect(try offers("list", "--root", "") == "<+o default +o bashdefault -o dirnames>")
        #expect(try offers("list", "--target", "") == "<+o default +o bashdefault>")
        #expect(try offers("run", "") == "<+o default +o bashdefault>")
    }

    @Test("the value of an option is not taken for a command, and neither is what stands behind two dashes")
    func valuesAreNoCommands() throws {
        #expect(try offers("list", "--target", "run", "--f") == "--format")
        #expect(try offers("list", "--target", "=", "run", "--f") == "--format")
        #expect(try offers("list", "--", "--f") == "")
    }

    @Test("commands below commands have their own words")
    func nestedCommands() throws {
        #expect(try offers("remote", "", in: SampleProgram.nested) == "<+o default>add remove")
        #expect(try offers("remote", "add", "--format", "", in: SampleProgram.nested) == "text json")
        #expect(try offers("remote", "remove", "--", in: SampleProgram.nested) == "--all --help")
    }
}
