package import Configuration
package import Diagnostics
package import SystemSupport

/// Which linter and which configuration certain targets and files get.
package struct LintScope: Sendable {
    /// The place of the rule in its file, counted from 1; 0 when it comes from the command line.
    package var number = 0
    /// The patterns that a target's names are compared with; one of them has to match. `nil` stands for every target.
    package var targets: [Glob]?
    /// The patterns that the type of a target's product is compared with; `test` means every kind of tests. `nil` for every product.
    package var products: [Glob]?
    /// The patterns that a file's path is compared with; `nil` for every file.
    package var paths: [Glob]?
    /// The linter.
    package var linter: LinterName
    /// The linter's configuration, relative to the working directory or absolute; `nil` leaves the search to the linter.
    package var configuration: String?
    /// What becomes of the severity of all findings.
    package var strictness = LintStrictness.asFound
    /// What becomes of the findings of certain rules, by the rule's name.
    package var severities: [String: LintSeverity] = [:]
    /// Who cares for the targets.
    package var owners: [String] = []
    /// Where the scope is written, when it comes from a file.
    package var location: SourceLocation?

    /// Makes a scope.
    package init(targets: [Glob]? = nil, linter: LinterName, configuration: String?, location: SourceLocation? = nil) {
        self.targets = targets
        self.linter = linter
        self.configuration = configuration
        self.location = location
    }

    /// Whether the scope is meant for a target.
    package func matches(_ target: LintTarget) -> Bool {
        if let targets, !targets.contains(where: { pattern in target.names.contains { pattern.matches($0) } }) { return false }
        guard let products else { return true }
        return products.contains { pattern in
            if target.isTest, pattern.pattern == "test" { return true }
            return target.product.map { pattern.matches($0) } ?? false
        }
    }

    /// Whether the scope is meant for a file.
    ///
    /// - Parameter path: the path relative to the folder of the patterns.
    package func matches(path: String) -> Bool {
        paths?.contains { $0.matches(path) } ?? true
    }

    /// What the severity of a finding becomes; `nil` when it is dropped.
    func severity(of severity: Severity, rule: String?) -> Severity? {
        switch rule.flatMap({ severities[$0] }) {
        case .off: return nil
        case .warning: return .warning
        case .error: return .error
        case nil: break
        }
        switch strictness {
        case .asFound: return severity
        case .strict: return severity == .warning ? .error : severity
        case .lenient: return severity == .error ? .warning : severity
        }
    }
}
