import Diagnostics

/// What is told about the texts of a bundle in all their languages.
package enum TextCheckLevel: String, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case none
    /// What is wrong when an app runs, such as arguments of other types than in the source language; as warnings.
    case faults
    /// Translations that are missing or have no use any more as well.
    case all
    /// All of it, where what is wrong when an app runs stops the build.
    case strict

    /// The findings that are told, with the severity that they have here.
    func applied(to findings: [Diagnostic]) -> [Diagnostic] {
        findings.compactMap { finding in
            switch self {
            case .none: return nil
            case .faults: guard finding.severity == .error else { return nil }
            case .all: break
            case .strict: return finding
            }
            return Diagnostic(
                min(finding.severity, .warning), finding.code, finding.message, at: finding.location, notes: finding.notes)
        }
    }
}
