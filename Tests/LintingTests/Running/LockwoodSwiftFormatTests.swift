import Configuration
import Diagnostics
import Linting
import Reports
import SystemSupport
import TestSupport
import Testing

@Suite struct LockwoodSwiftFormatTests {
    private let place = LintPlace(workingDirectory: "/app", temporaryFolder: "/temporary", executable: "/bin/swiftformat")

    private func job(_ files: [String], configuration: String? = nil) -> LintJob {
        LintJob(number: 3, linter: .lockwoodSwiftFormat, configuration: configuration, files: files, targets: ["App"])
    }

    @Test("the files are absolute in a list, but what a list cannot hold is an argument")
    func invocation() throws {
        let job = job(["A.swift", "C#.swift", "-B.swift", "blank.swift "], configuration: "x.swiftformat")
        let invocation = try #require(LockwoodSwiftFormat().invocations(for: job, in: place).first)
        #expect(
            invocation.request.arguments == [
                "--lint", "--reporter", "json", "--report", "/temporary/report-3.json", "--quiet", "--filelist", "/temporary/files-3.txt",
                "--config", "/app/x.swiftformat", "/app/C#.swift", "/app/blank.swift ",
            ])
        #expect(invocation.files.map { String(decoding: $0.content, as: UTF8.self) } == ["/app/A.swift\n/app/-B.swift\n"])
    }

    private func run(_ files: [String: String], configuration: String? = nil) throws -> LintJobResult {
        try ScratchFolder.with { scratch in
            let standIn = try StandIn(in: scratch, .behavesLikeSwiftFormat)
            for (name, text) in files { try scratch.write(text, to: name) }
            let names = files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            let runner = try LintRunner(
                workingDirectory: scratch.path, executables: LintRunner.locate([.lockwoodSwiftFormat], in: standIn.search))
            return try runner.run([job(names, configuration: configuration)])[0]
        }
    }

    @Test("what is in the report becomes findings, and what is for people is left out")
    func findings() throws {
        let result = try run(["A.swift": "// LATER\n", "B#\"q\".swift": "\n// LATER\n", "C.swift": ""])
        #expect(result.diagnostics.isEmpty)
        #expect(
            result.findings.map { "\($0.path):\($0.line) \($0.severity) \($0.rule ?? "") \($0.message)" } == [
                "A.swift:1 error todos Write LATER: in comments.", "B#\"q\".swift:2 error todos Write LATER: in comments.",
            ])
    }

    @Test("nothing found is clean")
    func clean() throws {
        #expect(try run(["A.swift": ""]).findings.isEmpty)
    }

    @Test("a configuration that cannot be read is a failure in the linter's words")
    func failure() throws {
        let result = try run(["A.swift": ""], configuration: "none")
        #expect(result.diagnostics.first?.message == "swiftformat failed with exit code 70 on target 'App'")
        #expect(result.diagnostics.first?.notes.first?.message.contains("Unable to read configuration") == true)
    }

    private func output(_ text: String, _ termination: ProcessResult.Termination = .exited(0)) throws(DiagnosticError) -> LinterOutput {
        let result = ProcessResult(termination: termination, standardOutput: Array(text.utf8))
        return try LockwoodSwiftFormat().output(of: result, for: job(["A.swift"]), in: place)
    }

    @Test("a report that is missing, cut or something else is a failure", arguments: ["", "[", "{}", "[{}]", "[1]"])
    func reports(text: String) {
        let error = #expect(throws: DiagnosticError.self) { try output(text) }
        #expect(error?.diagnostics.first?.code == "linter-output")
    }

    @Test("an exit code that does not fit the report, and a signal, are failures")
    func contradictions() {
        #expect(throws: DiagnosticError.self) { try output("[]", .exited(1)) }
        #expect(throws: DiagnosticError.self) { try output("[]", .signalled(11)) }
        #expect(throws: DiagnosticError.self) { try output("[]", .exited(70)) }
    }
}
