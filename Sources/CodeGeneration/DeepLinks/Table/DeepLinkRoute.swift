import Diagnostics

/// A pattern of links that open a case.
struct DeepLinkRoute: Sendable {
    /// What a route is for.
    enum Kind: String, Sendable {
        /// It is read and printed.
        case route
        /// It is read as well.
        case alias
        /// It is still read, and links should not have it any more.
        case deprecated
    }

    /// What it is for.
    var kind: Kind
    /// The number of its case.
    var caseNumber: Int
    /// The pattern as it is written.
    var pattern: String
    /// The paths that it stands for, the fullest first: what is optional is there in some of them.
    var variants: [DeepLinkPath]
    /// The keys behind the question mark, in their order.
    var query: [DeepLinkQueryItem]
    /// The texts that stand for associated values which a link leaves out, by their numbers.
    var defaultTexts: [Int: String]
    /// Where links come from.
    var origin: DeepLinkOrigin
    /// Where the pattern stands.
    var location: SourceLocation
}

/// A path of a route, without anything that is optional.
struct DeepLinkPath: Sendable, Hashable {
    /// The components in their order.
    var components: [DeepLinkComponent]

    /// The numbers of the associated values that it has, in their order.
    var parameters: [Int] { components.compactMap(\.parameter) }
}
