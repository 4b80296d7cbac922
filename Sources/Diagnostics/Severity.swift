/// How much a diagnostic matters.
///
/// The order is the order of importance: `note < warning < error`.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    /// Something worth knowing that needs no action.
    case note
    /// Something that is probably wrong but does not stop the work.
    case warning
    /// Something that is wrong.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
