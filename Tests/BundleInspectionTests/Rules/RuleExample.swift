import TestSupport
import Testing

/// A product in which one rule finds something, and the same product when it is good.
struct RuleExample: Sendable, CustomTestStringConvertible {
    /// The identifier of the rule.
    var rule: String
    /// What is wrong, for the name of the test.
    var fault: String
    /// The bad product.
    var bad: ExampleProduct
    /// The good one.
    var good: ExampleProduct
    /// All that is found in the bad one: path and line, severity, message.
    var findings: [String]

    /// Makes an example of a good product and what is done to it.
    init(_ rule: String, _ fault: String, of good: ExampleProduct, _ damage: (inout ExampleProduct) -> Void, finds findings: () -> [String])
    {
        self.rule = rule
        self.fault = fault
        self.good = good
        bad = good
        damage(&bad)
        self.findings = findings()
    }

    var testDescription: String { "\(rule): \(fault)" }

    /// All examples.
    static let all =
        xcframeworks + binaries + frameworks + modules + files + privacy + debugSymbols + artifactBundles + apps
        + store + storePlists + icons + signatures + uploads
}
