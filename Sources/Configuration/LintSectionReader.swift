import Diagnostics
import SystemSupport
import YAML

/// Reads the section `lint` of a `trellis.yml`.
enum LintSectionReader {
    static func section(_ node: YAMLNode) throws(DiagnosticError) -> LintSection {
        try node.requireKeys("'lint'", known: ["linter", "rules"])
        var section = LintSection(rules: [], location: node.location)
        if let linter = node["linter"] { section.linter = try self.linter(linter, "'lint.linter'") }
        guard let rules = node["rules"] else {
            throw DiagnosticError("missing-key", "'lint' has no 'rules'; without one no target is linted", at: node.location)
        }
        for rule in try rules.requireItems("'lint.rules'") {
            section.rules.append(try self.rule(rule))
        }
        return section
    }

    private static func rule(_ node: YAMLNode) throws(DiagnosticError) -> LintSection.Rule {
        try node.requireKeys("a rule of 'lint.rules'", known: ["targets", "config", "linter"])
        guard let targets = node["targets"] else {
            throw DiagnosticError(
                "missing-key",
                "the rule has no 'targets'; write 'targets: [\"*\"]' to match every target",
                at: node.location
            )
        }
        var rule = LintSection.Rule(targets: try patterns(targets), location: node.location)
        if let configuration = node["config"] { rule.configuration = try configuration.requirePath("'config'") }
        if let linter = node["linter"] { rule.linter = try self.linter(linter, "'linter'") }
        return rule
    }

    /// The patterns for the names of targets: a list, or one alone.
    private static func patterns(_ node: YAMLNode) throws(DiagnosticError) -> [Glob] {
        var patterns: [Glob] = []
        for item in node.items ?? [node] {
            let text = try item.requireString("a pattern of 'targets'")
            do {
                patterns.append(try Glob(text))
            } catch {
                throw DiagnosticError(error.diagnostics.map { Diagnostic($0.severity, $0.code, $0.message, at: item.location) })
            }
        }
        guard !patterns.isEmpty else {
            throw DiagnosticError("empty-value", "'targets' is empty, so that the rule matches no target", at: node.location)
        }
        return patterns
    }

    private static func linter(_ node: YAMLNode, _ subject: String) throws(DiagnosticError) -> Located<LinterName> {
        let text = try node.requireString(subject)
        guard let name = LinterName(rawValue: text) else {
            throw DiagnosticError("unknown-linter", LinterName.objection(to: text), at: node.location)
        }
        return Located(name, at: node.location)
    }
}
