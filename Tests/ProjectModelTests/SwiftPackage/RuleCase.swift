import Testing

/// A package with what SwiftPM's rules make of it.
struct RuleCase: Sendable, CustomTestStringConvertible {
    /// The rule.
    var rule: String
    /// The package.
    var package: SamplePackage
    /// The targets and their files; see `SwiftPackage.listing`.
    var expected: String
    /// Whether SwiftPM refuses the package, for a reason that is a diagnostic for us.
    var isRefused = false
    /// Whether every run of the tests asks SwiftPM as well; it takes a second.
    var isLive = false

    var testDescription: String { rule }
}
