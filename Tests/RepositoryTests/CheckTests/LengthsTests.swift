import Testing

@Suite struct LengthsTests {
    private func file(_ path: String, lines: Int) -> RepositoryFile {
        RepositoryFile(path: path, text: String(repeating: "// a\n", count: lines))
    }

    @Test("a file may have 400 lines, a file of a program 80")
    func files() {
        #expect(Lengths.findings(in: file("Sources/YAML/A.swift", lines: 400)) == [])
        #expect(
            report(Lengths.findings(in: file("Sources/YAML/A.swift", lines: 401)))
                == "Sources/YAML/A.swift: 401 lines, 400 are allowed; split it"
        )
        #expect(
            report(Lengths.findings(in: file("Sources/trellis-lint/A.swift", lines: 81)))
                == "Sources/trellis-lint/A.swift: 81 lines, 80 are allowed; split it"
        )
    }

    @Test("a line is measured in characters, not in bytes")
    func lines() {
        let wide = "// " + String(repeating: "é", count: 137)
        #expect(Lengths.findings(in: RepositoryFile(path: "A.swift", text: wide + "\n")) == [])
        let tooWide = RepositoryFile(path: "A.swift", text: wide + "é\n")
        #expect(report(Lengths.findings(in: tooWide)) == "A.swift:1: 141 columns, 140 are allowed")
    }

    @Test("the files of one program are counted together")
    func programs() {
        let files = (1...4).map { file("Sources/trellis-lint/\($0).swift", lines: 76) }
        #expect(Lengths.programFindings(in: Array(files.dropLast())) == [])
        #expect(
            report(Lengths.programFindings(in: files))
                == "Sources/trellis-lint: 304 lines, 300 are allowed; move the work into a library"
        )
    }

    @Test("each command beyond the first lets a program have more lines")
    func commands() {
        let files = (1...5).map { file("Sources/trellis-lint/Commands/\($0).swift", lines: 76) }
        #expect(Lengths.programFindings(in: files + [file("Sources/trellis-lint/Main.swift", lines: 80)]) == [])
        #expect(
            report(Lengths.programFindings(in: files + [file("Sources/trellis-lint/Main.swift", lines: 81)]))
                == "Sources/trellis-lint: 461 lines, 460 are allowed; move the work into a library"
        )
    }

    @Test("a function is measured from its first word to its brace", .readsSwift)
    func functions() {
        let body = String(repeating: "    work()\n", count: 58)
        let allowed = SourceFacts(reading: "/// Long.\nfunc a() {\n\(body)}\n", path: "A.swift")
        let tooLong = SourceFacts(reading: "/// Long.\nfunc a() {\n    work()\n\(body)}\n", path: "A.swift")
        #expect(Lengths.findings(in: allowed) == [])
        #expect(report(Lengths.findings(in: tooLong)) == "A.swift:2: 'a' has 61 lines, 60 are allowed; split it")
    }

    @Test("initialisers, subscripts and computed properties are functions as well", .readsSwift)
    func otherBodies() {
        let file = SourceFacts(
            reading: """
                struct A {
                    var stored = 1
                    var computed: Int {
                        2
                    }
                    init() {
                    }
                    subscript(index: Int) -> Int {
                        index
                    }
                }
                """,
            path: "A.swift"
        )
        #expect(file.functions.map(\.name) == ["computed", "init", "subscript"])
        #expect(file.functions.map(\.lineCount) == [3, 2, 3])
    }
}
