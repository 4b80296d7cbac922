/// How the pairs of dictionaries are sorted when a property list is written.
package enum PropertyListKeyOrder: Sendable {
    /// By the UTF-8 bytes of their keys, which is the order of code points.
    case utf8
    /// By the UTF-16 units of their keys, as Foundation compares strings; differs for characters beyond U+FFFF alone.
    case utf16

    /// Pairs in this order; pairs with the same key keep their own.
    func sorted(_ pairs: [PropertyListTree.Pair]) -> [PropertyListTree.Pair] {
        // Only characters beyond U+FFFF, which begin with 0xF0 and above in UTF-8, stand elsewhere by their UTF-16 units.
        let isSame = self == .utf8 || pairs.allSatisfy { !$0.key.utf8.contains { $0 >= 0xF0 } }
        guard isSame else { return pairs.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) } }
        return pairs.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
}
