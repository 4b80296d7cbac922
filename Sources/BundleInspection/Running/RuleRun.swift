package import Reports

/// Asks rules about what was read.
package enum RuleRun {
    /// What the rules find, in the order of ``FindingOrder``.
    ///
    /// - Parameters:
    ///   - rules: the rules.
    ///   - inspection: what was read.
    ///   - tool: the program that the findings name.
    package static func findings(of rules: [any InspectionRule], in inspection: Inspection, tool: String) -> [Finding] {
        let findings = rules.flatMap { rule in
            let explanation = rule.explanation
            return rule.findings(in: inspection).map { found in
                Finding(
                    path: inspection.tree.shownPrefix + found.path, line: found.line ?? 1, column: nil,
                    severity: found.severity ?? explanation.severity, message: found.message, rule: explanation.identifier,
                    ruleTitle: explanation.title, tool: tool)
            }
        }
        return FindingOrder.merged(findings)
    }
}
