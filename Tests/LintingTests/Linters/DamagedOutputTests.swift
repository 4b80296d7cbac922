import Configuration
import Diagnostics
import Linting
import Reports
import SystemSupport
import TestSupport
import Testing

/// Whatever a linter prints is read, or is an error; nothing gets lost in between.
@Suite struct DamagedOutputTests {
    private let place = LintPlace(workingDirectory: "/app", temporaryFolder: "/temporary", executable: "/bin/linter")
    private let job = LintJob(number: 1, linter: .swiftLint, configuration: nil, files: ["A.swift", "B.swift"], targets: ["App"])

    @Test("each line of damaged output of swift-format is a finding, a remark, or part of an error")
    func swiftFormat() {
        let text = "A.swift:3:9: warning: [Rule] do not\n/app/B.swift:12:1: error: expected '}'\nA.swift:4:1: warning: [Other] no\n"
        for bytes in Mutations(of: Array(text.utf8), structure: ":[]\n 019", count: 20_000, seed: 9) {
            let result = ProcessResult(termination: .exited(0), standardError: bytes)
            guard let output = try? SwiftFormat().output(of: result, for: job, in: place) else { continue }
            let lines = bytes.split(separator: 0x0A).count
            #expect(output.findings.count + output.diagnostics.count == lines)
            #expect(output.findings.allSatisfy { $0.line > 0 && $0.column ?? 1 > 0 && !$0.path.isEmpty })
        }
    }

    @Test("a damaged report of SwiftLint is read or is an error")
    func swiftLint() {
        let text = #"""
            [{"character": 7, "file": "/app/A.swift", "line": 3, "reason": "no", "rule_id": "x", "severity": "Warning", "type": "X"},
             {"character": null, "file": null, "line": 0, "reason": "n\u00e9", "rule_id": "y", "severity": "Error", "type": "Y"}]
            """#
        for bytes in Mutations(of: Array(text.utf8), structure: "{}[]\",:\\0n", count: 20_000, seed: 11) {
            let result = ProcessResult(termination: .exited(0), standardOutput: bytes)
            guard let output = try? SwiftLint().output(of: result, for: job, in: place) else { continue }
            #expect(output.findings.allSatisfy { $0.line > 0 && $0.column ?? 1 > 0 && !$0.path.isEmpty })
        }
    }
}
