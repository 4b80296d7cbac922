import SwiftSource

/// Where a type is declared.
struct TypeDeclarations: Sendable {
    /// The declarations, then the extensions.
    var parts: [TypePart]
    /// The typealias of a composition.
    var alias: AliasNode?

    /// The part that declares it; of a type that no file declares the first extension.
    var main: TypePart? { parts.first }

    /// The numbers of the files.
    var files: [Int] { parts.map(\.file) + (alias.map { [$0.file] } ?? []) }
}
