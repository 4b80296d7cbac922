/// The order in which names are kept and shown.
enum ProductOrder {
    /// Whether a text stands before another by the bytes of their UTF-8.
    static func precedes(_ left: String, _ right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }
}
