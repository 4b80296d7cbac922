package import Diagnostics

/// Which rules are asked.
package struct RuleSelection: Sendable, Hashable {
    /// The identifiers that are asked alone; empty for all.
    package var only: [String]
    /// The identifiers that are left out.
    package var without: [String]

    /// Selects rules.
    ///
    /// - Throws: ``DiagnosticError`` when a rule is named that does not exist.
    package init(only: [String] = [], without: [String] = [], among rules: [any InspectionRule]) throws(DiagnosticError) {
        let known = rules.map(\.explanation.identifier)
        for name in only + without where !known.contains(name) {
            let guess = Spelling.nearest(to: name, among: known).map { "; did you mean '\($0)'" } ?? ""
            throw DiagnosticError("unknown-rule", "there is no rule '\(name)'\(guess); '--list-rules' names all of them")
        }
        self.only = only
        self.without = without
    }

    /// The rules that are asked, in their order.
    package func rules(of rules: [any InspectionRule]) -> [any InspectionRule] {
        rules.filter { rule in
            let name = rule.explanation.identifier
            return (only.isEmpty || only.contains(name)) && !without.contains(name)
        }
    }
}
