import Diagnostics
import Linting
import Reports
import Testing

@Suite struct LintVerdictTests {
    private let warning = Finding(path: "A.swift", line: 3, column: 9, severity: .warning, message: "m", rule: "r")
    private let error = Finding(path: "A.swift", line: 1, column: nil, severity: .error, message: "m", rule: nil)

    private func verdict(_ findings: [Finding], _ status: ReportTarget.Status = .done, allowsWarnings: Bool) -> LintVerdict {
        let target = ReportTarget(name: "App", fileCount: 1, status: status)
        let report = Report(tool: .init(name: "t", version: "1"), root: "/", findings: findings, targets: [target])
        return LintVerdict(report, allowsWarnings: allowsWarnings)
    }

    @Test("warnings count unless they are allowed, errors always, a failure before both")
    func verdicts() {
        #expect(verdict([], allowsWarnings: false) == .clean)
        #expect(verdict([warning], allowsWarnings: false) == .findings)
        #expect(verdict([warning], allowsWarnings: true) == .clean)
        #expect(verdict([warning, error], allowsWarnings: true) == .findings)
        #expect(verdict([warning, error], .failed, allowsWarnings: true) == .failed)
        #expect(verdict([], .failed, allowsWarnings: false) == .failed)
        #expect(verdict([], .skipped("no-rule"), allowsWarnings: false) == .clean)
    }
}
