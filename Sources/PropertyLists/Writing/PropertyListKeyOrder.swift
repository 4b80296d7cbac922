/// How the pairs of dictionaries are sorted when a property list is written.
package enum PropertyListKeyOrder: Sendable {
    /// By the UTF-8 bytes of their keys, which is the order of code points.
    case utf8
    /// By the UTF-16 units of their keys, as Foundation compares strings; differs for characters beyond U+FFFF alone.
    case utf16

    /// Pairs in this order; pairs with the same key keep their own.
    func sorted(_ pairs: [PropertyListTree.Pair]) -> [PropertyListTree.Pair] {
        switch self {
        case .utf8: pairs.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        case .utf16: pairs.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
        }
    }
}
