import SwiftSource

/// A part of a type: its declaration, or an extension.
struct TypePart: Sendable {
    /// The declaration or extension.
    let declaration: Declaration
    /// The number of the file.
    let file: Int
    /// Whether it is an extension.
    var isExtension: Bool { declaration.kind == .extension }
}
