import Diagnostics

/// The pages of docs/rules, and what `--explain` prints: the same words in both.
package enum RulePage {
    /// The page of a rule.
    package static func text(of rule: RuleExplanation) -> String {
        var facts = "Severity: \(rule.severity.rawValue)."
        if !rule.storeCodes.isEmpty {
            facts += " Code of the store: " + rule.storeCodes.map { "ITMS-\($0)" }.joined(separator: ", ") + "."
        }
        facts += " Asked by " + rule.audiences.commands.map { "`\($0)`" }.joined(separator: " and ") + "."
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

            What `trellis-package verify` looks at before others are given a product, and `trellis-bundle check` before a store is. Each \
            page says what goes wrong, shows a bad and a good product, and what to do; `--explain RULE` of the command prints the same.

            | rule | what it finds | severity | store | asked by |
            |---|---|---|---|---|

            """
        for rule in rules.map(\.explanation) {
            let codes = rule.storeCodes.map { "\($0)" }.joined(separator: ", ")
            text += "| [\(rule.identifier)](\(rule.identifier).md) | \(rule.title) | \(rule.severity.rawValue) | \(codes) "
            text += "| \(rule.audiences.commands.map { $0.split(separator: " ").last ?? "" }.joined(separator: ", ")) |\n"
        }
        return text
    }
}
