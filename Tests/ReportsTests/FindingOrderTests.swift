import Diagnostics
import Reports
import Testing

@Suite struct FindingOrderTests {
    private func finding(
        _ path: String, _ line: Int, _ column: Int?, _ severity: Severity = .warning,
        message: String = "m", rule: String? = "r", targets: [String] = ["App"]
    ) -> Finding {
        Finding(path: path, line: line, column: column, severity: severity, message: message, rule: rule, targets: targets)
    }

    @Test("findings are sorted by path, line, column, rule and message")
    func order() {
        let expected = [
            finding("A.swift", 9, 1),
            finding("B.swift", 1, nil),
            finding("B.swift", 1, 2, rule: nil),
            finding("B.swift", 1, 2, message: "a", rule: "b"),
            finding("B.swift", 1, 2, message: "a", rule: "c"),
            finding("B.swift", 1, 2, message: "b", rule: "c"),
            finding("B.swift", 10, 1),
            finding("a.swift", 1, 1),
            finding("\u{E9}.swift", 1, 1),
        ]
        #expect(FindingOrder.merged(expected.reversed()) == expected)
        #expect(FindingOrder.merged(expected) == expected)
    }

    @Test("the same finding for several targets is one with all of them, sorted and each once")
    func merging() {
        let merged = FindingOrder.merged([
            finding("A.swift", 1, 1, targets: ["Widget"]),
            finding("A.swift", 1, 1, targets: ["App"]),
            finding("A.swift", 1, 1, targets: ["Widget"]),
        ])
        #expect(merged == [finding("A.swift", 1, 1, targets: ["App", "Widget"])])
    }

    @Test("a finding that is worse for one target is one with the worst severity")
    func severities() {
        let merged = FindingOrder.merged([
            finding("A.swift", 1, 1, .warning, targets: ["Widget"]), finding("A.swift", 1, 1, .error, targets: ["App"]),
        ])
        #expect(merged == [finding("A.swift", 1, 1, .error, targets: ["App", "Widget"])])
    }

    @Test("paths that look the same and have other bytes stay apart")
    func normalForms() {
        #expect(FindingOrder.merged([finding("\u{E9}", 1, 1), finding("e\u{301}", 1, 1)]).count == 2)
    }
}
