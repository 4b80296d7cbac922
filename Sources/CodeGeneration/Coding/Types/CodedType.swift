import SwiftSource

/// The type of a coded value, behind typealiases.
struct CodedType: Sendable {
    /// Whether it is optional.
    var isOptional: Bool
    /// The text of what is coded, without the optional.
    var text: String
    var shape: Shape

    /// What it is made of.
    indirect enum Shape: Sendable, Hashable {
        /// A type by its plain name.
        case leaf(text: String, name: String)
        case optional(Shape)
        case array(Shape)
        case set(Shape)
        case dictionary(key: String, Shape)
        /// What no coding is known for: a tuple or a function.
        case uncodable(String)

        /// The text of the type.
        var text: String {
            switch self {
            case .leaf(let text, _), .uncodable(let text): text
            case .optional(let wrapped): wrapped.text + "?"
            case .array(let element): "[\(element.text)]"
            case .set(let element): "Set<\(element.text)>"
            case .dictionary(let key, let value): "[\(key): \(value.text)]"
            }
        }
    }

    /// Whether it is a collection or a text.
    var isCollection: Bool {
        switch shape {
        case .array, .set, .dictionary: true
        case .leaf(_, let name): ["String", "Substring", "Data"].contains(name)
        case .optional, .uncodable: false
        }
    }

    /// Whether it can be an object whose keys stand beside others.
    var canBeFlattened: Bool {
        switch shape {
        case .dictionary(let key, _): key == "String"
        case .leaf(_, let name): !Self.wholes.contains(name) && !name.hasPrefix("any ")
        case .array, .set, .optional, .uncodable: false
        }
    }

    /// Types of the libraries whose values have no keys.
    private static let wholes: Set<String> = CodingRulesReader.scalars.union([
        "Any", "CGFloat", "Character", "Data", "Date", "Decimal", "Duration", "Float16", "Int128", "Substring", "TimeInterval", "UInt128",
        "URL", "UUID", "AnyObject",
    ])

    /// The names of the types that its values are made of.
    var leaves: [String] { Self.leaves(shape) }

    private static func leaves(_ shape: Shape) -> [String] {
        switch shape {
        case .leaf(_, let name): [name]
        case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner): leaves(inner)
        case .uncodable: []
        }
    }

    /// Whether no coding is known for it.
    var isUncodable: Bool { Self.isUncodable(shape) }

    private static func isUncodable(_ shape: Shape) -> Bool {
        switch shape {
        case .uncodable: true
        case .leaf: false
        case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner): isUncodable(inner)
        }
    }
}
