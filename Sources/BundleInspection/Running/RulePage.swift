import Diagnostics

/// The pages of docs/rules, and what `--explain` prints: the same words in both.
package enum RulePage {
    /// The page of a rule.
    package static func text(of rule: RuleExplanation) -> String {
        var facts = "Severity: \(rule.severity.rawValue)."
        if !rule.storeCodes.isEmpty {
            facts += " Code of the store: " + rule.storeCodes.map { "ITMS-\($0)" }.joined(separator: ", ") + "."
        }
        return """
            # \(rule.identifier): \(rule.title)

            \(facts)

            ## Cause

            \(rule.cause)

            ## Bad

            ```text
            \(rule.badExample)
            ```

            ## Good

            ```text
            \(rule.goodExample)
            ```

            ## Remedy

            \(rule.remedy)

            ## Source

            \(rule.source)

            """
    }

    /// The page that lists all rules.
    package static func index(of rules: [any InspectionRule]) -> String {
        var text = """
            # The rules for bundles

            What `trellis-package verify` looks at. Each page says what goes wrong, shows a bad and a good product, and what to do; \
            `trellis-package verify --explain RULE` prints the same.

            | rule | what it finds | severity | store |
            |---|---|---|---|

            """
        for rule in rules.map(\.explanation) {
            let codes = rule.storeCodes.map { "\($0)" }.joined(separator: ", ")
            text += "| [\(rule.identifier)](\(rule.identifier).md) | \(rule.title) | \(rule.severity.rawValue) | \(codes) |\n"
        }
        return text
    }
}
