import SwiftSource

/// The deep links of an enumeration: what its annotations say, checked against its cases.
struct DeepLinkTable: Sendable {
    /// The enumeration with the names of the types around it.
    var name: String
    /// The access of the enumeration.
    var access: AccessLevel
    /// Whether another file can extend it.
    var isExtensible = true
    /// Whether literals match whatever the case of their letters is.
    var ignoresCase = false
    /// The schemes and hosts of all routes, in the order in which they are named.
    var origin = DeepLinkOrigin()
    /// The cases in their order, those without a route too.
    var cases: [DeepLinkCase] = []
    /// All routes, aliases and deprecated ones too, in the order of the cases and in each the routes before the others.
    var routes: [DeepLinkRoute] = []
    /// The types that values are read as, each once, in the order in which they are first used; of optional ones the wrapped type.
    var types: [DeepLinkType] = []
}
