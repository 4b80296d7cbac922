import SwiftSource

/// A type, an extended type that no file declares, or a typealias of several protocols: what it is, and what it is based on.
///
/// Everything else about it stands in its ``TypeDeclarations``.
struct TypeNode: Sendable {
    /// What it is.
    enum Kind: String, Sendable {
        case structure = "struct"
        case `class`
        case enumeration = "enum"
        case `protocol`
        case actor
        case `extension`
        case protocolComposition

        init(_ kind: DeclarationKind) {
            switch kind {
            case .class: self = .class
            case .enumeration: self = .enumeration
            case .protocol: self = .protocol
            case .actor: self = .actor
            case .structure: self = .structure
            default: self = .extension
            }
        }
    }

    let kind: Kind
    /// The name with those of the types around it.
    let name: String
    let module: String?
    /// The names of the generic parameters, which hide types of their names.
    var genericNames: [String] = []
    /// The full name of the type around it.
    var parent: Int?
    /// The types in it, in the order of their names.
    var nested: [Int] = []
    /// What it inherits from and conforms to directly.
    var bases: [Base] = []

    /// A name behind the colon, or one that it stands for.
    struct Base: Sendable, Hashable {
        /// The name, without generic arguments.
        var name: String
        /// The type of it, when a file declares it.
        var node: Int?
    }

    /// The last part of the name.
    var localName: String { name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name }

    /// The name with that of the module before it.
    var globalName: String { module.map { $0 + "." + name } ?? name }
}
