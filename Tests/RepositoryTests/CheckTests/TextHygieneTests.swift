import Testing

@Suite struct TextHygieneTests {
    private func file(_ text: String) -> RepositoryFile {
        RepositoryFile(path: "A.md", text: text)
    }

    @Test("marks of unfinished work are found as words only")
    func unfinished() {
        let mark = "TO" + "DO"
        #expect(
            report(TextHygiene.unfinished(in: file("fine\n// \(mark): later\n")))
                == "A.md:2: '\(mark)' marks unfinished work; finish it or open an issue"
        )
        #expect(TextHygiene.unfinished(in: file("\(mark)LIST and MAS\(mark)\n")) == [])
    }

    @Test("paths of one machine are found, paths that only look like them are not")
    func machinePaths() {
        let home = "/ho" + "me/"
        #expect(report(TextHygiene.machinePaths(in: file("see \(home)me/a\n"))) == "A.md:1: '\(home)…' is a path of one machine")
        #expect(TextHygiene.machinePaths(in: file("https://example.com\(home)page a\(home)b ..\(home)c \(home)\n")) == [])
    }

    @Test("blanks at the end of a line, carriage returns and a missing newline are found")
    func whiteSpace() {
        #expect(
            report(TextHygiene.whiteSpace(in: file("a \nb\r\nc"))) == """
                A.md: no newline at the end
                A.md:1: blank at the end of the line
                A.md:2: blank at the end of the line
                """
        )
        #expect(report(TextHygiene.whiteSpace(in: file("a\n\n"))) == "A.md: empty line at the end")
        #expect(report(TextHygiene.whiteSpace(in: file(""))) == "A.md: the file is empty")
        #expect(TextHygiene.whiteSpace(in: file("a\n\nb\n")) == [])
    }
}
