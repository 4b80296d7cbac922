import Diagnostics
import JSON
import Reports
import Testing

/// Whatever is reported, the log is as the schema of SARIF 2.1.0 demands.
@Suite struct SARIFSchemaTests {
    private static let strange: [Finding] = [
        Finding(path: "a:b/c d.swift", line: 0, column: 0, severity: .note, message: "", rule: nil, tool: ""),
        Finding(path: "", line: -3, column: nil, severity: .error, message: "", rule: "", ruleTitle: "", tool: ""),
        Finding(path: "../out/\u{1F600}\n%zz[].swift", line: 2, column: 1, severity: .warning, message: "m", rule: "r", tool: "t"),
        Finding(
            path: "/a b/c#d?e", line: 1, column: 1, severity: .error, message: "m", rule: "r/s t", ruleTitle: "", tool: "swiftlint",
            targets: ["T"], owners: ["o"], source: ""),
        Finding(path: "http://x", line: 1, column: 1, severity: .error, message: "m", rule: "r", tool: "swift-format", source: " "),
    ]

    private static let reports: [(name: String, report: Report)] = {
        var bare = SampleReport.report([])
        bare.targets = []
        bare.diagnostics = []
        var nameless = SampleReport.report(strange)
        nameless.tool = Report.Tool(name: "tool", version: "")
        nameless.root = "/"
        nameless.diagnostics = [
            Diagnostic(.error, "code", "message"), Diagnostic(.note, "code", "m", at: SourceLocation(path: "a b", line: 0)),
            Diagnostic(.warning, "code", "m", at: SourceLocation(path: "/x y")),
        ]
        return [
            ("sample", SampleReport.report()), ("bare", bare), ("strange", SampleReport.report(strange)), ("nameless", nameless),
            (
                "ninety rules",
                SampleReport.report(
                    (0..<90).map { number in
                        Finding(path: "a", line: number, column: number, severity: .error, message: "m", rule: "r\(number)", tool: "t")
                    })
            ),
        ]
    }()

    @Test("a log has the members, words, numbers and URIs that the schema knows, and no others", arguments: reports.indices)
    func shape(index: Int) throws {
        let log = try JSONReader.read(Array(ReportFormat.sarif.text(of: Self.reports[index].report).utf8), path: "")
        #expect(SARIFShape.log.mistakes(in: log) == [], "\(Self.reports[index].name)")
    }

    @Test(
        "the index of a result's rule is that of the rule with its name, and each base that is used is declared", arguments: reports.indices
    )
    func references(index: Int) throws {
        let log = try JSONReader.read(Array(ReportFormat.sarif.text(of: Self.reports[index].report).utf8), path: "")
        let run = try #require(log["runs"]?.items?.first)
        let rules = try #require(run["tool"]?["driver"]?["rules"]?.items)
        #expect(Set(rules.compactMap { $0["id"]?.text }).count == rules.count)
        guard case .object(let bases)? = run["originalUriBaseIds"] else { return #expect(Bool(false), "there are no bases") }
        #expect(bases.allSatisfy { $0.value["uri"]?.text?.hasSuffix("/") == true })
        for result in run["results"]?.items ?? [] {
            let number = try #require(result["ruleIndex"]?.integer)
            #expect(rules.indices.contains(number) && rules[number]["id"] == result["ruleId"])
            let place = result["locations"]?.items?.first?["physicalLocation"]?["artifactLocation"]
            let base = place?["uriBaseId"]?.text
            #expect(base.map { name in bases.contains { $0.key == name } } ?? (place?["uri"]?.text?.hasPrefix("file:///") == true))
        }
    }

    @Test("the shape finds what the schema forbids")
    func mistakes() {
        let log: JSONValue = [
            "version": "2.0",
            "runs": [["tool": ["driver": ["rules": []]], "results": [["ruleIndex": .integer(-1), "level": "info"]], "x": .null]],
        ]
        #expect(
            SARIFShape.log.mistakes(in: log) == [
                "log.version is none of [\"2.1.0\"]", "log.runs[0].tool.driver has no name", "log.runs[0].results[0] has no message",
                "log.runs[0].results[0].ruleIndex is no number from 0 on",
                "log.runs[0].results[0].level is none of [\"none\", \"note\", \"warning\", \"error\"]", "log.runs[0].x is not known",
            ])
    }
}
