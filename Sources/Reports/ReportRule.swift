/// A rule that has findings in a report.
struct ReportRule: Hashable {
    /// The program that has the rule.
    var tool: String
    /// The identifier; the kind of finding where there is no rule.
    var identifier: String
    /// What people call it.
    var title: String

    /// The identifier of findings without a rule.
    static let withoutRule = "syntax"

    init(_ finding: Finding) {
        tool = finding.tool
        let names = [finding.ruleTitle, finding.rule].compactMap { $0 }.filter { !$0.isEmpty }
        identifier = finding.rule.flatMap { $0.isEmpty ? nil : $0 } ?? Self.withoutRule
        title = names.first ?? "Source that cannot be read"
    }

    /// The identifier, with the program before it so that two linters' rules are never taken for each other.
    var qualifiedIdentifier: String { tool.isEmpty ? identifier : "\(tool)/\(identifier)" }

    /// The page that explains the rule; `nil` when nobody has one.
    var helpAddress: String? {
        guard identifier != Self.withoutRule else { return nil }
        switch tool {
        case "swiftlint": return "https://realm.github.io/SwiftLint/\(URIText.pathComponent(identifier)).html"
        case "swift-format":
            return "https://github.com/swiftlang/swift-format/blob/main/Documentation/RuleDocumentation.md#"
                + URIText.pathComponent(identifier.lowercased())
        case "swiftformat": return "https://github.com/nicklockwood/SwiftFormat/blob/main/Rules.md#\(URIText.pathComponent(identifier))"
        default: return nil
        }
    }

    /// All rules of a report by program and identifier, each once.
    static func all(of findings: [Finding]) -> [ReportRule] {
        var titles: [String: ReportRule] = [:]
        for finding in findings {
            let rule = ReportRule(finding)
            if titles[rule.qualifiedIdentifier] == nil { titles[rule.qualifiedIdentifier] = rule }
        }
        return titles.values.sorted { $0.qualifiedIdentifier.utf8.lexicographicallyPrecedes($1.qualifiedIdentifier.utf8) }
    }
}
