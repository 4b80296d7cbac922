/// A key behind the question mark of a link.
struct DeepLinkQueryItem: Sendable, Hashable {
    /// What its value is.
    enum Value: Sendable, Hashable {
        /// This text, decoded.
        case literal(String)
        /// A text that the associated value of a number is read from.
        case parameter(Int)
    }

    /// The key, decoded.
    var key: String
    /// What its value is.
    var value: Value
    /// Whether a link may leave it out.
    var isOptional: Bool
}
