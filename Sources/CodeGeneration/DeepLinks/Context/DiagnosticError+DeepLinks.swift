package import Diagnostics

extension DiagnosticError {
    /// Whether nothing but what annotations say about deep links is wrong: findings in the sources, not a failure of the run.
    package var isAboutDeepLinks: Bool {
        diagnostics.allSatisfy { $0.severity != .error || $0.code.hasPrefix("deep-link-") }
    }
}
