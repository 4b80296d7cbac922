import SwiftSource

/// The words of effects as they stand before an arrow.
enum EffectText {
    /// `throws`, `rethrows` or `throws(E)`.
    static func text(_ effects: Effects) -> String? {
        effects.throwsKeyword.map { keyword in keyword + (effects.errorType.map { "(\($0))" } ?? "") }
    }
}
