/// How far a translation in a string catalog is.
package enum TranslationState: Sendable, Hashable {
    /// Nobody has translated it.
    case new
    /// Somebody has to look at it again.
    case needsReview
    case translated
    /// Its key is no longer in the code.
    case stale
    /// A word that this version does not know.
    case other(String)

    /// The state of a word.
    package init(_ word: String) {
        switch word {
        case "new": self = .new
        case "needs_review": self = .needsReview
        case "translated": self = .translated
        case "stale": self = .stale
        default: self = .other(word)
        }
    }

    /// The word that a catalog has.
    package var word: String {
        switch self {
        case .new: "new"
        case .needsReview: "needs_review"
        case .translated: "translated"
        case .stale: "stale"
        case .other(let word): word
        }
    }
}
