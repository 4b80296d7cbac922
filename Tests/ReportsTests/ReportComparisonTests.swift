import Diagnostics
import Reports
import Testing

@Suite struct ReportComparisonTests {
    private func finding(_ line: Int, _ source: String, path: String = "A.swift", rule: String = "todo") -> Finding {
        Finding(path: path, line: line, column: nil, severity: .warning, message: "m", rule: rule, tool: "swiftlint", source: source)
    }

    private func comparison(_ old: [Finding], _ new: [Finding]) -> ReportComparison {
        ReportComparison(from: SampleReport.report(old), to: SampleReport.report(new))
    }

    @Test("what is new and what is gone is told by path, and lines that moved are neither")
    func difference() {
        let comparison = comparison(
            [finding(3, "a"), finding(9, "b"), finding(1, "z", path: "Z.swift")],
            [finding(30, "a"), finding(31, "c"), finding(1, "z", path: "Z.swift")])
        #expect(comparison.text == "- A.swift:9:1: warning: m (todo)\n+ A.swift:31:1: warning: m (todo)\n")
        #expect(comparison.summary == "1 new, 1 fixed, 2 as before")
        #expect(comparison.isNew == [false, true, false])
    }

    @Test("one more finding on a line of the same text is one new finding")
    func repetition() {
        let comparison = comparison([finding(3, "a")], [finding(3, "a"), finding(4, "a")])
        #expect(comparison.new == [finding(4, "a")])
        #expect(comparison.fixed.isEmpty)
    }

    @Test("another rule, another path and another tool are other findings")
    func identity() {
        #expect(comparison([finding(3, "a")], [finding(3, "a", rule: "x")]).new.count == 1)
        #expect(comparison([finding(3, "a")], [finding(3, "a", path: "B.swift")]).new.count == 1)
    }
}
