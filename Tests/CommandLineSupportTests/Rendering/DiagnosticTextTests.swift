import CommandLineSupport
import Diagnostics
import Testing

@Suite("Diagnostics as text")
struct DiagnosticTextTests {
    private let duplicate = Diagnostic(
        .error, "duplicate-key", "'a' is there twice", at: SourceLocation(path: "x.plist", line: 3, column: 5),
        notes: [.init("the first one is here", at: SourceLocation(path: "x.plist", line: 1)), .init("the last one counts")]
    )

    @Test("plain lines are those of the diagnostic's own description")
    func plain() {
        let expected = """
            x.plist:3:5: error: 'a' is there twice [duplicate-key]
            x.plist:1: note: the first one is here
            note: the last one counts
            warning: odd [w]

            """
        let diagnostics = [duplicate, Diagnostic(.warning, "w", "odd")]
        #expect(DiagnosticText.lines(diagnostics) == expected)
        #expect(diagnostics.map { "\($0)\n" }.joined() == expected)
        #expect(DiagnosticText.lines([]) == "")
    }

    @Test(
        "only the severity is coloured, and a path that contains its name is not",
        arguments: [(Severity.error, 31), (.warning, 33), (.note, 36)]
    )
    func coloured(severity: Severity, colour: Int) {
        let word = severity.rawValue
        let diagnostic = Diagnostic(severity, "c", "\(word): m", at: SourceLocation(path: "\(word): x"))
        #expect(
            DiagnosticText.lines([diagnostic], isColoured: true)
                == "\(word): x: \u{1B}[1;\(colour)m\(word):\u{1B}[0m \(word): m [c]\n"
        )
    }

    @Test("a line end in a message, a path, a code or a note cannot forge a line")
    func forgedLines() {
        let diagnostic = Diagnostic(
            .warning, "c\n", "a\nb.swift:1:1: error: forged\r\n", at: SourceLocation(path: "p\n\u{2028}q"), notes: [.init("n\r\u{1B}[2J")]
        )
        #expect(
            DiagnosticText.lines([diagnostic]) == """
                p\\u{A}\\u{2028}q: warning: a\\u{A}b.swift:1:1: error: forged\\u{D}\\u{A} [c\\u{A}]
                note: n\\u{D}\\u{1B}[2J

                """
        )
    }
}
