import Configuration
import Diagnostics
import JSON
import Linting
import Reports
import SystemSupport
import TestSupport
import Testing

@Suite struct LintBaselineTests {
    private func finding(_ line: Int, _ source: String, path: String = "A.swift", rule: String? = "todo") -> Finding {
        Finding(path: path, line: line, column: nil, severity: .warning, message: "m", rule: rule, tool: "swiftlint", source: source)
    }

    private func baseline(_ findings: [Finding]) -> LintBaseline { LintBaseline(of: findings) { $0 } }

    private func difference(_ known: [Finding], _ today: [Finding]) -> LintBaseline.Difference {
        baseline(known).difference(to: today, isLinted: { _ in true }, path: { $0 })
    }

    @Test("the file has for each path and rule the lines, sorted, and is read again")
    func file() throws {
        let baseline = baseline([finding(9, "b"), finding(3, "a"), finding(1, "z", path: "App/Z.swift", rule: nil)])
        let text = JSONWriter.text(baseline.json)
        #expect(
            text == """
                {
                  "schema": "trellis-lint-baseline/1",
                  "files": [
                    {
                      "path": "A.swift",
                      "rules": [
                        {
                          "tool": "swiftlint",
                          "rule": "todo",
                          "count": 2,
                          "lines": [
                            "a",
                            "b"
                          ]
                        }
                      ]
                    },
                    {
                      "path": "App/Z.swift",
                      "rules": [
                        {
                          "tool": "swiftlint",
                          "rule": "",
                          "count": 1,
                          "lines": [
                            "z"
                          ]
                        }
                      ]
                    }
                  ]
                }

                """)
        #expect(try LintBaseline(Array(text.utf8), path: "b.json") == baseline)
        #expect(baseline.count == 3)
    }

    @Test("lines that moved are known, and of the same text as many as there were")
    func movedLines() {
        #expect(difference([finding(3, "a")], [finding(30, "a")]).new.isEmpty)
        #expect(difference([finding(3, "a")], [finding(30, "a"), finding(31, "a")]).new == [finding(31, "a")])
    }

    @Test("a line that was edited is still known, unless one of the known lines is still there")
    func editedLines() {
        #expect(difference([finding(3, "a")], [finding(3, "a2")]).new.isEmpty)
        #expect(difference([finding(3, "a")], [finding(3, "new"), finding(4, "a")]).new == [finding(3, "new")])
    }

    @Test("another rule or file is new, and what has gone has expired")
    func otherRules() {
        let difference = difference([finding(3, "a"), finding(4, "b")], [finding(3, "a", rule: "x"), finding(4, "b")])
        #expect(difference.new == [finding(3, "a", rule: "x")])
        #expect(difference.knownCount == 1)
        #expect(difference.expired.map { [$0.path, $0.tool, $0.rule] + $0.lines } == [["A.swift", "swiftlint", "todo", "a"]])
    }

    @Test("what was not looked at has not expired")
    func notLinted() {
        let difference = baseline([finding(3, "a")]).difference(to: [], isLinted: { _ in false }, path: { $0 })
        #expect(difference.expired.isEmpty)
    }

    @Test("another file is an error that says how to make one")
    func otherFile() {
        let error = #expect(throws: DiagnosticError.self) { try LintBaseline(Array("{}".utf8), path: "b.json") }
        #expect(
            error?.description == """
                b.json: error: the file is no baseline of the schema 'trellis-lint-baseline/1'; make one with \
                'trellis-lint baseline create' [no-baseline]
                """)
    }

    @Test("a damaged baseline is read, or is an error")
    func damage() {
        let bytes = Array(JSONWriter.text(baseline([finding(3, "a"), finding(4, "b")]).json).utf8)
        for mutation in Mutations(of: bytes, structure: "{}[]:,\"", count: 3_000, seed: 9) {
            do {
                _ = try LintBaseline(mutation, path: "b.json")
            } catch {
                #expect(error.diagnostics.first?.location?.path == "b.json")
            }
        }
    }

    // MARK: - In a run

    private func arguments(_ sample: LintedSample) -> LintArguments {
        var arguments = sample.arguments("App", ".swiftlint.yml")
        arguments.baseline = sample.folder.path("app/known.json")
        return arguments
    }

    @Test("a baseline is made, hides what it knows, tells what has expired, and is brought up to date")
    func wholeWay() throws {
        try LintedSample.with(.behavesLikeSwiftLint) { sample in
            try sample.folder.write("// LATER a\n// LATER b\n", to: "app/App/Cart.swift")
            let work = try BaselineWork(sample.session(arguments(sample)))
            #expect(try work.create().summary == "2 findings in 'known.json'")
            #expect(try work.stored().rows == [["2", "todo", "App/Cart.swift"]])

            try sample.folder.write("\n// LATER b\n// LATER a\n", to: "app/App/Cart.swift")
            let same = try sample.report(arguments(sample))
            #expect(same.findings.isEmpty)
            #expect(same.diagnostics.map(\.message) == ["2 findings are known by 'known.json' and not shown"])

            try sample.folder.write("// LATER a\n// FORCE c\n", to: "app/App/Cart.swift")
            let changed = try sample.report(arguments(sample))
            #expect(changed.findings.map(\.rule) == ["force_cast"])
            #expect(
                changed.diagnostics.map(\.message) == [
                    "1 finding is known by 'known.json' and not shown",
                    "1 finding of 'known.json' is not found any more; take them out with 'trellis-lint baseline update'",
                ])

            let update = try BaselineWork(sample.session(arguments(sample))).update()
            #expect(update.summary == "1 finding taken out of 'known.json', 1 left")
            #expect(try sample.report(arguments(sample)).findings.map(\.rule) == ["force_cast"])
        }
    }

    @Test("a linter that fails leaves the baseline as it is")
    func failure() throws {
        try LintedSample.with(.behavesLikeSwiftLint) { sample in
            try sample.folder.write("swiftlint_version: 0.1\n", to: "app/.swiftlint.yml")
            let work = try BaselineWork(sample.session(arguments(sample)))
            #expect(try work.create().hasFailed)
            #expect(sample.folder.text("app/known.json") == nil)
        }
    }

    @Test("a baseline that is named and not there is an error, and so is a command without one")
    func missing() throws {
        try LintedSample.with { sample in
            let error = #expect(throws: DiagnosticError.self) { try sample.report(arguments(sample)) }
            #expect(error?.diagnostics.first?.code == "no-baseline")
            #expect(throws: DiagnosticError.self) { try BaselineWork(sample.session(sample.arguments("App", ".swiftlint.yml"))) }
        }
    }
}
