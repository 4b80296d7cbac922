package import Reports

/// Asks rules about what was read.
package enum RuleRun {
    /// What the rules find, in the order of ``FindingOrder``.
    ///
    /// - Parameters:
    ///   - rules: the rules.
    ///   - inspections: what was read, one for each product.
    ///   - tool: the program that the findings name.
    package static func findings(of rules: [any InspectionRule], in inspections: [Inspection], tool: String) -> [Finding] {
        let findings = rules.flatMap { rule in
            let explanation = rule.explanation
            return zip(inspections, rule.findings(across: inspections)).flatMap { inspection, list in
                list.map { found in
                    Finding(
                        path: shown(found.path, in: inspection), line: found.line ?? 1, column: nil,
                        severity: found.severity ?? explanation.severity, message: found.message, rule: explanation.identifier,
                        ruleTitle: explanation.title, tool: tool)
                }
            }
        }
        return FindingOrder.merged(findings)
    }

    /// A path as the user may open it; that of an archive itself has nothing behind it.
    private static func shown(_ path: String, in inspection: Inspection) -> String {
        let prefix = inspection.tree.shownPrefix
        return path.isEmpty && prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix + path
    }
}
