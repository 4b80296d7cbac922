package import Reports

/// Asks rules about what was read.
package enum RuleRun {
    /// What the rules find, in the order of ``FindingOrder``.
    ///
    /// - Parameters:
    ///   - rules: the rules.
    ///   - inspections: what was read, one for each product.
    ///   - tool: the program that the findings name.
    ///   - showsStoreCodes: whether messages end with the code under which the store refuses the same.
    package static func findings(
        of rules: [any InspectionRule], in inspections: [Inspection], tool: String, showsStoreCodes: Bool = false
    ) -> [Finding] {
        let findings = rules.flatMap { rule in
            let explanation = rule.explanation
            return zip(inspections, rule.findings(across: inspections)).flatMap { inspection, list in
                list.map { found in
                    Finding(
                        path: shown(found.path, in: inspection), line: found.line ?? 1, column: nil,
                        severity: found.severity ?? explanation.severity,
                        message: found.message + (showsStoreCodes ? storeCode(found, explanation) : ""), rule: explanation.identifier,
                        ruleTitle: explanation.title, tool: tool)
                }
            }
        }
        return FindingOrder.merged(findings)
    }

    /// The code of the store behind a message; empty when there is none, or the rule has several and the finding does not say which.
    private static func storeCode(_ finding: RuleFinding, _ rule: RuleExplanation) -> String {
        let code = finding.storeCode ?? (rule.storeCodes.count == 1 ? rule.storeCodes[0] : nil)
        return code.map { " [ITMS-\($0)]" } ?? ""
    }

    /// A path as the user may open it; that of an archive itself has nothing behind it.
    private static func shown(_ path: String, in inspection: Inspection) -> String {
        let prefix = inspection.tree.shownPrefix
        return path.isEmpty && prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix + path
    }
}
