import Diagnostics

/// Finds routes that take links from each other.
enum DeepLinkConflicts {
    static func findings(in table: DeepLinkTable, hasErrors: Bool) -> [Diagnostic] { [] }
}
