/// A name that is sorted with capitals and small letters alike, and by its own bytes among those that are alike.
struct CaseInsensitiveKey: Comparable {
    /// The name.
    let text: String
    private let folded: String

    init(_ text: String) {
        self.text = text
        folded = text.lowercased()
    }

    static func < (left: CaseInsensitiveKey, right: CaseInsensitiveKey) -> Bool {
        if left.folded != right.folded { return left.folded.utf8.lexicographicallyPrecedes(right.folded.utf8) }
        return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}
