import CommandLineSupport
import Testing

@Suite("Wrong command lines")
struct UsageErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let words: [String]
        let error: UsageError
        let message: String

        init(_ words: String..., error: UsageError, says message: String) {
            self.words = words
            self.error = error
            self.message = message
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    static let cases = [
        Case(
            "list", "--tagret", error: .unknownOption("--tagret", nearest: "--target"),
            says: "unknown option '--tagret'; did you mean '--target'?"
        ),
        Case("list", "--xyzzy=1", error: .unknownOption("--xyzzy", nearest: nil), says: "unknown option '--xyzzy'"),
        Case("list", "--=1", error: .unknownOption("--", nearest: nil), says: "unknown option '--'"),
        Case("list", "-qx", error: .unknownOption("-x", nearest: nil), says: "unknown option '-x'"),
        Case("list", "-root", error: .unknownOption("-root", nearest: "--root"), says: "unknown option '-root'; did you mean '--root'?"),
        Case("list", "-t", error: .missingValue(option: "-t", valueName: "NAME"), says: "option '-t' needs a value: -t NAME"),
        Case(
            "list", "--output", "--quiet", error: .missingValue(option: "--output", valueName: "FILE"),
            says: "option '--output' needs a value: --output FILE"
        ),
        Case(
            "list", "--root", "--", error: .missingValue(option: "--root", valueName: "FOLDER"),
            says: "option '--root' needs a value: --root FOLDER"
        ),
        Case(
            "list", "--quiet=yes", error: .unexpectedValue(flag: "--quiet", value: "yes"),
            says: "option '--quiet' takes no value, but got 'yes'"
        ),
        Case(
            "list", "-fxml", error: .invalidChoice(option: "-f", value: "xml", choices: ["text", "json"]),
            says: "'xml' is no value of '-f'; use one of: text, json"
        ),
        Case("list", "-o", "x", "--output=y", error: .repeatedOption("--output"), says: "option '--output' is given twice"),
        Case("list", error: .missingArgument("PROJECT"), says: "missing argument PROJECT"),
        Case("list", "App", error: .missingArgument("FILE"), says: "missing argument FILE"),
        Case("run", "a", "b", error: .unexpectedArgument("b"), says: "unexpected argument 'b'"),
        Case(error: .missingCommand(["list", "run"]), says: "missing command; use one of: list, run"),
        Case("--quiet", error: .missingCommand(["list", "run"]), says: "missing command; use one of: list, run"),
        Case("lsit", error: .unknownCommand("lsit", nearest: "list"), says: "unknown command 'lsit'; did you mean 'list'?"),
        Case("", error: .unknownCommand("", nearest: nil), says: "unknown command ''"),
    ]

    @Test("each mistake is its own fact with its own words", arguments: cases)
    func table(example: Case) {
        #expect(throws: example.error) { try SampleProgram.declaration.parse(example.words) }
        #expect(example.error.message == example.message)
    }

    @Test("a contradiction says what the command says")
    func contradiction() {
        #expect(UsageError.contradiction("'--root' has no meaning").message == "'--root' has no meaning")
    }

    @Test("a seeded crowd of odd command lines is parsed or refused, and never traps")
    func oddLines() {
        let pieces = [
            "-", "--", "=", "list", "run", "help", "--target", "-t", "-q", "é", "\u{1F600}", "-=", "--=", "\0", "\r\n", "5", "-5", "--help",
        ]
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<20_000 {
            let words = (0..<next(7)).map { _ in (0...next(2)).map { _ in pieces[next(pieces.count)] }.joined() }
            let response = SampleProgram.program.respond(to: words, terminal: Terminal(width: next(200) - 50))
            #expect(response.output.isEmpty == (response.status == .usage), "\(words)")
        }
    }
}
