import Diagnostics

/// A case of an enumeration of deep links.
struct DeepLinkCase: Sendable {
    /// The name, without backticks.
    var name: String
    /// The associated values in their order.
    var parameters: [DeepLinkParameter] = []
    /// Whether somebody has to be signed in.
    var requiresAuthorization = false
    /// The words that its annotations give it, in their order.
    var flags: [String] = []
    /// The lines of the documentation.
    var documentation: [String] = []
    /// The condition of `#if` under which it is compiled.
    var condition: String?
    /// Where it is declared.
    var location: SourceLocation
}
