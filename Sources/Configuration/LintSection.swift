package import Diagnostics
package import SystemSupport

/// The section `lint` of a `trellis.yml`.
///
///     lint:
///       linter: swiftlint
///       baseline: lint-baseline.json
///       exclude: ["**/Generated/**"]
///       rules:
///         - products: [test]
///           config: .swiftlint-tests.yml
///           owner: quality
///         - targets: ["*"]
///           config: .swiftlint.yml
///           severity: { todo: off, force_unwrapping: error }
package struct LintSection: Sendable {
    /// The linter of all rules that name none.
    package var linter: Located<LinterName>?
    /// The findings that are known and do not count, relative to the folder of the file.
    package var baseline: Located<String>?
    /// Patterns for files that are never linted, relative to the folder of the file.
    package var excluded: [Glob] = []
    /// The rules in their order; the first that matches a target and a file decides.
    package var rules: [Rule]
    /// Where the section begins.
    package var location: SourceLocation

    /// How the files of certain targets are linted.
    package struct Rule: Sendable {
        /// The patterns that a target's name, alone and behind that of its project, is compared with; `nil` for every target.
        package var targets: [Glob]?
        /// The patterns that the type of a target's product is compared with, such as `bundle.unit-test`; `test` stands for all
        /// kinds of tests. `nil` for every product.
        package var products: [Glob]?
        /// The patterns that a file's path, relative to the folder of the file, is compared with; `nil` for every file.
        package var paths: [Glob]?
        /// The configuration of the linter, relative to the folder of the file; `nil` leaves the search to the linter.
        package var configuration: Located<String>?
        /// The linter, where it is another than that of the section.
        package var linter: Located<LinterName>?
        /// What becomes of the severity of all findings.
        package var strictness = LintStrictness.asFound
        /// What becomes of the findings of certain rules of the linter, by the rule's name; goes before ``strictness``.
        package var severities: [String: LintSeverity] = [:]
        /// Who cares for the targets.
        package var owners: [String] = []
        /// Where the rule begins.
        package var location: SourceLocation
    }
}

/// What becomes of the severity of findings.
package enum LintStrictness: String, Sendable, Hashable {
    /// They keep it.
    case asFound = "as-found"
    /// Warnings become errors.
    case strict
    /// Errors become warnings.
    case lenient
}

/// What becomes of the findings of one rule.
package enum LintSeverity: String, Sendable, Hashable, CaseIterable {
    /// They are dropped.
    case off
    /// They are warnings.
    case warning
    /// They are errors.
    case error
}
