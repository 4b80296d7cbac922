import Diagnostics
import JSON
import Reports
import TestSupport
import Testing

@Suite struct JSONReportTests {
    @Test("the JSON has the findings with all that is known of them")
    func findings() {
        var report = SampleReport.report([SampleReport.warning])
        report.targets = []
        report.diagnostics = []
        #expect(
            ReportFormat.json.text(of: report)
                == #"""
                {
                  "schema": "trellis-report/1",
                  "tool": {
                    "name": "trellis-lint",
                    "version": "0.1.0"
                  },
                  "findings": [
                    {
                      "path": "App/Cart & Co.swift",
                      "line": 3,
                      "column": 9,
                      "severity": "warning",
                      "tool": "swift-format",
                      "rule": "NeverForceUnwrap",
                      "title": null,
                      "message": "do not force unwrap 'y' <\"&>",
                      "targets": [
                        "App",
                        "Widget"
                      ],
                      "owners": [
                        "shop"
                      ],
                      "source": "let x = y!",
                      "fingerprint": "FINGERPRINT"
                    }
                  ],
                  "targets": [],
                  "notes": []
                }

                """#.replacing("FINGERPRINT", with: FindingFingerprints.all(of: [SampleReport.warning])[0]))
    }

    @Test("the JSON has what became of the targets, and the notes")
    func targets() throws {
        let value = try JSONReader.read(Array(ReportFormat.json.text(of: SampleReport.report()).utf8), path: "")
        func target(_ name: String, _ tool: JSONValue, _ config: JSONValue, _ files: Int, _ status: String, _ reason: JSONValue)
            -> JSONValue
        {
            [
                "name": .string(name), "tool": tool, "config": config, "files": .integer(files), "status": .string(status),
                "reason": reason, "owners": name == "App" ? ["shop"] : [],
            ]
        }
        #expect(
            value["targets"] == [
                target("App", "swiftlint", ".swiftlint.yml", 2, "done", .null),
                target("Widget", "swift-format", .null, 1, "failed", .null),
                target("Docs", .null, .null, 0, "skipped", "no-swift-files"),
                target("Kit", "swiftlint", .null, 1, "done", .null),
            ])
        #expect(
            value["notes"] == [
                [
                    "severity": "warning", "code": "missing-file", "message": "there is no such file", "path": "Gone.swift",
                    "line": .integer(2), "column": .null, "notes": [],
                ]
            ])
    }

    @Test("what is written is read again, the notes left out")
    func reading() throws {
        let report = SampleReport.report()
        let read = try JSONReportReader.report(Array(ReportFormat.json.text(of: report).utf8), path: "old.json")
        #expect(read.findings == report.findings)
        #expect(read.targets == report.targets)
        #expect(read.tool == report.tool)
    }

    @Test(
        "another file is an error that says how to make one", arguments: ["{}", "[]", #"{"schema": "trellis-report/2", "findings": []}"#])
    func otherFiles(text: String) {
        let error = #expect(throws: DiagnosticError.self) { try JSONReportReader.report(Array(text.utf8), path: "x.json") }
        #expect(
            error?.description == """
                x.json: error: the file is no report of the schema 'trellis-report/1'; write one with '--report json:FILE' [no-report]
                """)
    }

    @Test("a damaged report is read, or is an error")
    func damage() {
        let bytes = Array(ReportFormat.json.text(of: SampleReport.report()).utf8)
        for mutation in Mutations(of: bytes, structure: "{}[]:,\"", count: 5_000, seed: 5) {
            do {
                _ = try JSONReportReader.report(mutation, path: "x.json")
            } catch {
                #expect(error.diagnostics.first?.location?.path == "x.json")
            }
        }
    }

    @Test("GitLab gets a fingerprint that a moved line keeps, and that no two findings share")
    func gitLab() throws {
        var moved = SampleReport.warning
        moved.line = 77
        var second = SampleReport.warning
        second.column = 30
        func issues(_ findings: [Finding]) throws -> [JSONValue] {
            try #require(JSONReader.read(Array(ReportFormat.gitlab.text(of: SampleReport.report(findings)).utf8), path: "").items)
        }
        let before = try issues([SampleReport.warning, second])
        let after = try issues([moved])
        #expect(before[0]["fingerprint"] == after[0]["fingerprint"])
        #expect(before[0]["fingerprint"] != before[1]["fingerprint"])
        #expect(before[0]["check_name"] == "swift-format/NeverForceUnwrap")
        #expect(before[0]["severity"] == "minor")
        #expect(before[0]["location"] == ["path": "App/Cart & Co.swift", "lines": ["begin": .integer(3)]])
    }

    @Test("50,000 findings are rendered in every form")
    func many() {
        let findings = (1...50_000).map { number in
            var finding = SampleReport.warning
            finding.line = number
            return finding
        }
        let report = SampleReport.report(findings)
        for format in ReportFormat.allCases {
            let text = format.text(of: report)
            #expect(text.utf8.count > (format == .markdown ? 5_000 : 2_000_000), "\(format)")
        }
    }
}
