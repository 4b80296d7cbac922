package import Configuration
package import Diagnostics
package import SystemSupport

/// Which linter and which configuration certain targets get.
package struct LintScope: Sendable {
    /// The patterns that a target's name is compared with; one of them has to match. `nil` stands for every target.
    package var targets: [Glob]?
    /// The linter.
    package var linter: LinterName
    /// The linter's configuration, relative to the working directory or absolute; `nil` leaves the search to the linter.
    package var configuration: String?
    /// Where the scope is written, when it comes from a file.
    package var location: SourceLocation?

    /// Makes a scope.
    package init(targets: [Glob]? = nil, linter: LinterName, configuration: String?, location: SourceLocation? = nil) {
        self.targets = targets
        self.linter = linter
        self.configuration = configuration
        self.location = location
    }

    /// Whether the scope is meant for a target of this name.
    package func matches(_ target: String) -> Bool {
        targets?.contains { $0.matches(target) } ?? true
    }
}
