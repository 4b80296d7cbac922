package import Diagnostics

/// One thing that can be wrong with a product.
///
/// A rule is data that explains itself, and a function of an ``Inspection``. Each has its own file, a page in docs/rules that is made
/// of its explanation, and an example of each kind in the tests.
package protocol InspectionRule: Sendable {
    /// What the rule is about.
    var explanation: RuleExplanation { get }

    /// What is wrong, in any order.
    func findings(in inspection: Inspection) -> [RuleFinding]

    /// What is wrong among several products that are used together, each list for the product in the same place.
    func findings(across inspections: [Inspection]) -> [[RuleFinding]]
}

extension InspectionRule {
    /// What is wrong with each of them alone.
    package func findings(across inspections: [Inspection]) -> [[RuleFinding]] { inspections.map(findings) }
}

/// What people read about a rule.
package struct RuleExplanation: Sendable, Hashable {
    /// The stable identifier, in kebab case.
    package var identifier: String
    /// What the rule is called, in a few words.
    package var title: String
    /// How much its findings matter, unless a finding says otherwise.
    package var severity: Severity
    /// The codes under which Apple's store refuses the same, in ascending order; empty when it does not.
    package var storeCodes: [Int]
    /// Whose products the rule is asked about.
    package var audiences: RuleAudience
    /// What goes wrong, for whom, and how it comes about.
    package var cause: String
    /// What a bad product looks like.
    package var badExample: String
    /// What the same product looks like when it is good.
    package var goodExample: String
    /// What to do.
    package var remedy: String
    /// Where the rule comes from.
    package var source: String

    /// Explains a rule.
    package init(
        _ identifier: String, _ title: String, _ severity: Severity, storeCodes: [Int] = [],
        audiences: RuleAudience = .packaging, cause: String, bad: String, good: String, remedy: String, source: String
    ) {
        self.identifier = identifier
        self.title = title
        self.severity = severity
        self.storeCodes = storeCodes
        self.audiences = audiences
        self.cause = cause
        badExample = bad
        goodExample = good
        self.remedy = remedy
        self.source = source
    }
}

/// What a rule has to say about one place.
package struct RuleFinding: Sendable, Hashable {
    /// The path in the tree.
    package var path: String
    /// The line in a text, counted from 1; `nil` when it is about the whole file.
    package var line: Int?
    /// What is wrong.
    package var message: String
    /// How much it matters; `nil` for the severity of the rule.
    package var severity: Severity?
    /// The code under which the store refuses it; `nil` for that of the rule, when the rule has one alone.
    package var storeCode: Int?

    /// Makes a finding.
    package init(_ path: String, line: Int? = nil, _ message: String, severity: Severity? = nil, storeCode: Int? = nil) {
        self.path = path
        self.line = line
        self.message = message
        self.severity = severity
        self.storeCode = storeCode
    }
}
