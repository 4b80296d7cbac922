import Diagnostics
import SystemSupport
import YAML

/// Reads the section `lint` of a `trellis.yml`.
enum LintSectionReader {
    static func section(_ node: YAMLNode) throws(DiagnosticError) -> LintSection {
        try node.requireKeys("'lint'", known: ["linter", "rules", "baseline", "exclude"])
        var section = LintSection(rules: [], location: node.location)
        if let linter = node["linter"] { section.linter = try self.linter(linter, "'lint.linter'") }
        if let baseline = node["baseline"] { section.baseline = try baseline.requirePath("'lint.baseline'") }
        if let exclude = node["exclude"] { section.excluded = try patterns(exclude, "exclude") }
        guard let rules = node["rules"] else {
            throw DiagnosticError("missing-key", "'lint' has no 'rules'; without one no target is linted", at: node.location)
        }
        for rule in try rules.requireItems("'lint.rules'") {
            section.rules.append(try self.rule(rule))
        }
        return section
    }

    private static let keys = ["targets", "products", "paths", "config", "linter", "strict", "lenient", "severity", "owner"]

    private static func rule(_ node: YAMLNode) throws(DiagnosticError) -> LintSection.Rule {
        try node.requireKeys("a rule of 'lint.rules'", known: keys)
        guard ["targets", "products", "paths"].contains(where: { node[$0] != nil }) else {
            throw DiagnosticError(
                "missing-key",
                "the rule has no 'targets'; write 'targets: [\"*\"]' to match every target",
                at: node.location
            )
        }
        var rule = LintSection.Rule(location: node.location)
        if let targets = node["targets"] { rule.targets = try requiredPatterns(targets, "targets", "no target") }
        if let products = node["products"] { rule.products = try requiredPatterns(products, "products", "no target") }
        if let paths = node["paths"] { rule.paths = try requiredPatterns(paths, "paths", "no file") }
        if let configuration = node["config"] { rule.configuration = try configuration.requirePath("'config'") }
        if let linter = node["linter"] { rule.linter = try self.linter(linter, "'linter'") }
        rule.strictness = try strictness(node)
        if let severity = node["severity"] { rule.severities = try severities(severity) }
        if let owner = node["owner"] { rule.owners = try owner.requireStrings("'owner'") }
        return rule
    }

    /// Patterns of which there has to be one at least.
    private static func requiredPatterns(_ node: YAMLNode, _ key: String, _ nothing: String) throws(DiagnosticError) -> [Glob] {
        let patterns = try patterns(node, key)
        guard !patterns.isEmpty else {
            throw DiagnosticError("empty-value", "'\(key)' is empty, so that the rule matches \(nothing)", at: node.location)
        }
        return patterns
    }

    /// A list of patterns, or one alone.
    private static func patterns(_ node: YAMLNode, _ key: String) throws(DiagnosticError) -> [Glob] {
        var patterns: [Glob] = []
        for item in node.items ?? [node] {
            let text = try item.requireString("a pattern of '\(key)'")
            do {
                patterns.append(try Glob(text))
            } catch {
                throw DiagnosticError(error.diagnostics.map { Diagnostic($0.severity, $0.code, $0.message, at: item.location) })
            }
        }
        return patterns
    }

    private static func strictness(_ node: YAMLNode) throws(DiagnosticError) -> LintStrictness {
        let isStrict = try node["strict"]?.requireBoolean("'strict'") ?? false
        guard let lenient = node["lenient"], try lenient.requireBoolean("'lenient'") else { return isStrict ? .strict : .asFound }
        guard !isStrict else {
            throw DiagnosticError("contradiction", "a rule is either 'strict' or 'lenient'; remove one of them", at: lenient.location)
        }
        return .lenient
    }

    private static func severities(_ node: YAMLNode) throws(DiagnosticError) -> [String: LintSeverity] {
        guard let pairs = node.pairs else {
            throw DiagnosticError(
                "unexpected-value", "'severity' is no mapping; write rules of the linter, each with 'off', 'warning' or 'error'",
                at: node.location)
        }
        var result: [String: LintSeverity] = [:]
        for pair in pairs {
            // YAML has a meaning of its own for the word 'off', so that the text counts and not the kind.
            guard let text = pair.value.scalarText, let severity = LintSeverity(rawValue: text) else {
                throw DiagnosticError(
                    "unexpected-value", "'\(pair.value.scalarText ?? "")' is no severity; use 'off', 'warning' or 'error'",
                    at: pair.value.location)
            }
            result[pair.key.scalarText ?? ""] = severity
        }
        return result
    }

    private static func linter(_ node: YAMLNode, _ subject: String) throws(DiagnosticError) -> Located<LinterName> {
        let text = try node.requireString(subject)
        guard let name = LinterName(rawValue: text) else {
            throw DiagnosticError("unknown-linter", LinterName.objection(to: text), at: node.location)
        }
        return Located(name, at: node.location)
    }
}
