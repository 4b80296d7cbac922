import Testing

@Suite struct BannedConstructsTests {
    private let text = """
        func run() {
            print("a")
            Swift.fatalError()
            exit(1)
            report.print("fine")
            let value = try! read()
            let other = value as! Int
            let third = (try? read())!
        }
        """

    @Test("calls that print, end or trap are found in a library", .readsSwift)
    func library() {
        let file = SourceFacts(reading: text, path: "Sources/Linting/Run.swift")
        #expect(
            report(BannedConstructs.findings(in: file)) == """
                Sources/Linting/Run.swift:2: 'print' is not for libraries: return the text; only the programs print
                Sources/Linting/Run.swift:3: 'fatalError' is not for libraries: throw a DiagnosticError, or state the \
                invariant with 'precondition'
                Sources/Linting/Run.swift:4: 'exit' is not for libraries: throw a DiagnosticError; only the programs end
                Sources/Linting/Run.swift:6: 'try!' traps on what a user can cause; throw a DiagnosticError
                Sources/Linting/Run.swift:7: 'as!' traps on what a user can cause; throw a DiagnosticError
                Sources/Linting/Run.swift:8: '(try?)!' traps on what a user can cause; throw a DiagnosticError
                """
        )
    }

    @Test("a program may print and exit, and one folder of SystemSupport may exit", .readsSwift)
    func programs() {
        let program = SourceFacts(reading: "print(1)\nexit(0)", path: "Sources/trellis-lint/Main.swift")
        let terminal = SourceFacts(reading: "exit(0)", path: "Sources/SystemSupport/Terminal/StandardStreams.swift")
        #expect(BannedConstructs.findings(in: program) == [])
        #expect(BannedConstructs.findings(in: terminal) == [])
    }

    @Test("tests may use what they like", .readsSwift)
    func tests() {
        let file = SourceFacts(reading: text, path: "Tests/LintingTests/RunTests.swift")
        #expect(BannedConstructs.findings(in: file) == [])
    }

    @Test("a test with a limit for its time is found", .readsSwift)
    func timing() {
        let file = SourceFacts(
            reading: "@Test(\"a\", .timeLimit(.minutes(1))) func a() {}\nlet timeLimit = 1", path: "Tests/LintingTests/RunTests.swift")
        #expect(
            report(BannedConstructs.findings(in: file)) == """
                Tests/LintingTests/RunTests.swift:1: 'timeLimit' fails on a busy machine, where a test waits minutes for its turn; \
                leave it out
                """
        )
    }

    @Test("unchecked concurrency without a comment is found, with one it is not", .readsSwift)
    func unsafety() {
        let file = SourceFacts(
            reading: """
                final class Buffer: @unchecked Sendable {}
                // Written once before the handler is installed; see SignalTests.
                nonisolated(unsafe) var handled = 0
                nonisolated(unsafe) var counted = 0
                """,
            path: "Sources/SystemSupport/Buffer.swift"
        )
        #expect(
            report(BannedConstructs.findings(in: file)) == """
                Sources/SystemSupport/Buffer.swift:1: '@unchecked' needs a comment above that names the invariant and its test
                Sources/SystemSupport/Buffer.swift:4: 'nonisolated(unsafe)' needs a comment above that names the invariant \
                and its test
                """
        )
    }
}
