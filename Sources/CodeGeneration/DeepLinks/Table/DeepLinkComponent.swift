/// A component of a path.
enum DeepLinkComponent: Sendable, Hashable {
    /// This text, decoded.
    case literal(String)
    /// A text that the associated value of a number is read from.
    case parameter(Int)
    /// Any number of components that nobody asks for.
    case wildcard
    /// Any number of components, each of which is an element of the associated value of a number.
    case list(Int)

    /// The number of the associated value.
    var parameter: Int? {
        switch self {
        case .parameter(let number), .list(let number): number
        case .literal, .wildcard: nil
        }
    }
}
