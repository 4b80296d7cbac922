import SwiftSource

/// A typealias.
struct AliasNode: Sendable {
    /// The name with those of the types around it.
    let name: String
    let declaration: Declaration
    let file: Int
    let module: String?
}
