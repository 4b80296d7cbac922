package import Diagnostics
package import SystemSupport

/// The section `lint` of a `trellis.yml`.
///
///     lint:
///       linter: swiftlint
///       rules:
///         - targets: ["*Tests"]
///           config: .swiftlint-tests.yml
///         - targets: ["*"]
///           config: .swiftlint.yml
package struct LintSection: Sendable {
    /// The linter of all rules that name none.
    package var linter: Located<LinterName>?
    /// The rules in their order; the first that matches a target decides.
    package var rules: [Rule]
    /// Where the section begins.
    package var location: SourceLocation

    /// Which configuration the targets with certain names get.
    package struct Rule: Sendable {
        /// The patterns that a target's name is compared with; one of them has to match.
        package var targets: [Glob]
        /// The configuration of the linter, relative to the folder of the file; `nil` leaves the search to the linter.
        package var configuration: Located<String>?
        /// The linter, where it is another than that of the section.
        package var linter: Located<LinterName>?
        /// Where the rule begins.
        package var location: SourceLocation
    }
}
