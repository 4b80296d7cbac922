import Diagnostics
import JSON

/// The report in SARIF 2.1.0: the rules with their help, fingerprints that survive moved lines, and a base for the paths.
enum SARIFReport {
    static func text(of report: Report) -> String { JSONWriter.text(log(report)) }

    /// The name of the base that relative paths have.
    private static let base = "SRCROOT"

    private static func log(_ report: Report) -> JSONValue {
        let rules = ReportRule.all(of: report.findings)
        var indices: [String: Int] = [:]
        for (index, rule) in rules.enumerated() { indices[rule.qualifiedIdentifier] = index }
        let fingerprints = FindingFingerprints.all(of: report.findings)
        let results = zip(report.findings, fingerprints).map { finding, fingerprint in
            result(finding, fingerprint, ruleIndex: indices[ReportRule(finding).qualifiedIdentifier] ?? 0)
        }
        let root = report.root.hasSuffix("/") ? report.root : report.root + "/"
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": ["driver": driver(report.tool, rules)],
                    "invocations": [invocation(report)],
                    "originalUriBaseIds": .object([JSONValue.Member(base, ["uri": .string(URIText.file(root))])]),
                    "columnKind": "unicodeCodePoints",
                    "results": .array(results),
                ]
            ],
        ]
    }

    private static func driver(_ tool: Report.Tool, _ rules: [ReportRule]) -> JSONValue {
        let version = tool.version.isEmpty ? [] : ["version", "semanticVersion"].map { JSONValue.Member($0, .string(tool.version)) }
        return .object(
            [JSONValue.Member("name", .string(tool.name))] + version + [JSONValue.Member("rules", .array(rules.map(descriptor)))])
    }

    private static func descriptor(_ rule: ReportRule) -> JSONValue {
        let origin = rule.tool.isEmpty ? "" : " of \(rule.tool)"
        var members: [JSONValue.Member] = [
            JSONValue.Member("id", .string(rule.qualifiedIdentifier)),
            JSONValue.Member("name", .string(rule.identifier)),
            JSONValue.Member("shortDescription", ["text": .string(rule.title)]),
        ]
        let explanation = rule.helpAddress.map { "; see \($0)" } ?? ""
        members.append(JSONValue.Member("help", ["text": .string("The rule '\(rule.identifier)'\(origin)\(explanation).")]))
        if let address = rule.helpAddress { members.append(JSONValue.Member("helpUri", .string(address))) }
        members.append(JSONValue.Member("defaultConfiguration", ["level": "warning"]))
        return .object(members)
    }

    private static func result(_ finding: Finding, _ fingerprint: String, ruleIndex: Int) -> JSONValue {
        var region: [JSONValue.Member] = [JSONValue.Member("startLine", .integer(max(1, finding.line)))]
        if let column = finding.column { region.append(JSONValue.Member("startColumn", .integer(max(1, column)))) }
        if let source = finding.source, !source.isEmpty { region.append(JSONValue.Member("snippet", ["text": .string(source)])) }
        return [
            "ruleId": .string(ReportRule(finding).qualifiedIdentifier),
            "ruleIndex": .integer(ruleIndex),
            "level": .string(finding.severity.rawValue),
            "message": ["text": .string(finding.message.isEmpty ? ReportRule(finding).title : finding.message)],
            "locations": [["physicalLocation": ["artifactLocation": artifact(finding.path), "region": .object(region)]]],
            "partialFingerprints": ["trellisFinding/v1": .string(fingerprint)],
            "properties": ["targets": .strings(finding.targets), "owners": .strings(finding.owners)],
        ]
    }

    private static func artifact(_ path: String) -> JSONValue {
        if path.hasPrefix("/") { return ["uri": .string(URIText.file(path))] }
        return ["uri": .string(URIText.path(path)), "uriBaseId": .string(base)]
    }

    private static func invocation(_ report: Report) -> JSONValue {
        let notifications = report.diagnostics.map { diagnostic -> JSONValue in
            var members = [
                JSONValue.Member("level", .string(diagnostic.severity.rawValue)),
                JSONValue.Member("message", ["text": .string(diagnostic.message)]),
                JSONValue.Member("descriptor", ["id": .string(diagnostic.code)]),
            ]
            if let path = diagnostic.location?.path {
                var place: [JSONValue.Member] = [JSONValue.Member("artifactLocation", artifact(path))]
                if let line = diagnostic.location?.line { place.append(JSONValue.Member("region", ["startLine": .integer(max(1, line))])) }
                members.append(JSONValue.Member("locations", [["physicalLocation": .object(place)]]))
            }
            return .object(members)
        }
        let hasFailed = report.targets.contains { $0.status == .failed } || report.diagnostics.contains { $0.severity == .error }
        return ["executionSuccessful": .boolean(!hasFailed), "toolExecutionNotifications": .array(notifications)]
    }
}
