import Diagnostics
import JSON
import Reports
import Testing

/// What SARIF 2.1.0 asks for, and what code scanning needs beyond it.
@Suite struct SARIFReportTests {
    private func run(_ report: Report = SampleReport.report()) throws -> JSONValue {
        let log = try JSONReader.read(Array(ReportFormat.sarif.text(of: report).utf8), path: "")
        #expect(log["version"] == "2.1.0")
        #expect(log["$schema"] == "https://json.schemastore.org/sarif-2.1.0.json")
        return try #require(log["runs"]?.items?.first)
    }

    @Test("each result has its rule, a place below the base, and a fingerprint")
    func results() throws {
        let results = try #require(try run()["results"]?.items)
        #expect(
            results[1] == [
                "ruleId": "swift-format/NeverForceUnwrap",
                "ruleIndex": .integer(0),
                "level": "warning",
                "message": ["text": "do not force unwrap 'y' <\"&>"],
                "locations": [
                    [
                        "physicalLocation": [
                            "artifactLocation": ["uri": "App/Cart%20&%20Co.swift", "uriBaseId": "SRCROOT"],
                            "region": ["startLine": .integer(3), "startColumn": .integer(9), "snippet": ["text": "let x = y!"]],
                        ]
                    ]
                ],
                "partialFingerprints": ["trellisFinding/v1": .string(FindingFingerprints.all(of: [SampleReport.warning])[0])],
                "properties": ["targets": ["App", "Widget"], "owners": ["shop"]],
            ])
        #expect(
            results[0]["locations"]?.items?.first?["physicalLocation"]?["artifactLocation"] == ["uri": "file:///else%20where/B.swift"])
    }

    @Test("the rules have help, and each result points at its own")
    func rules() throws {
        let run = try run()
        let rules = try #require(run["tool"]?["driver"]?["rules"]?.items)
        #expect(rules.compactMap { $0["id"]?.text } == ["swift-format/NeverForceUnwrap", "swift-format/syntax", "swiftlint/force_cast"])
        #expect(rules[2]["shortDescription"] == ["text": "Force Cast"])
        #expect(rules[2]["helpUri"] == "https://realm.github.io/SwiftLint/force_cast.html")
        #expect(rules[1]["helpUri"] == nil)
        for result in run["results"]?.items ?? [] {
            let index = try #require(result["ruleIndex"]?.integer)
            #expect(rules[index]["id"] == result["ruleId"])
        }
    }

    @Test("the base is the folder of the run, and what went wrong stands in the invocation")
    func invocation() throws {
        let run = try run()
        #expect(run["originalUriBaseIds"] == ["SRCROOT": ["uri": "file:///work%20space/"]])
        let invocation = try #require(run["invocations"]?.items?.first)
        #expect(invocation["executionSuccessful"] == .boolean(false))
        #expect(
            invocation["toolExecutionNotifications"]?.items?.first?["locations"]?.items?.first?["physicalLocation"] == [
                "artifactLocation": ["uri": "Gone.swift", "uriBaseId": "SRCROOT"], "region": ["startLine": .integer(2)],
            ])
    }

    @Test("names with line ends, percent signs and other letters are URIs")
    func paths() throws {
        var strange = SampleReport.error
        strange.path = "a%b\n#?[x]\u{E9}.swift"
        let uri = try run(SampleReport.report([strange]))["results"]?.items?.first?["locations"]?.items?.first?["physicalLocation"]
        #expect(uri?["artifactLocation"]?["uri"] == "a%25b%0A%23%3F%5Bx%5D%C3%A9.swift")
    }
}
