package import Diagnostics

extension DiagnosticError {
    /// Whether nothing but what stands in the sources is wrong, in what they say about deep links or ask of the templates that ship: findings,
    /// not a failure of the run.
    package var isAboutSources: Bool {
        diagnostics.allSatisfy { diagnostic in
            diagnostic.severity != .error || Self.prefixes.contains { diagnostic.code.hasPrefix($0) }
        }
    }

    private static let prefixes = ["codable-", "comparison-", "decorator-", "deep-link-", "difference-", "lens-", "mock-"]
}
