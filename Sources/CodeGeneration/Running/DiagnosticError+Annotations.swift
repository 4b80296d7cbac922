package import Diagnostics

extension DiagnosticError {
    /// Whether nothing but what annotations say is wrong: findings in the sources, not a failure of the run.
    package var isAboutAnnotations: Bool {
        diagnostics.allSatisfy { diagnostic in
            diagnostic.severity != .error || Self.codes.contains { diagnostic.code.hasPrefix($0) }
        }
    }

    /// How the codes of what is wrong with annotations begin.
    private static let codes = ["codable-", "comparison-", "decorator-", "deep-link-", "difference-", "lens-", "mock-"]
}
