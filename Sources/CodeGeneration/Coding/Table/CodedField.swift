import Diagnostics

/// A stored property, or an associated value of a case.
struct CodedField: Sendable {
    /// The name of the property, or the label; of an associated value without one `_` and its number.
    var name: String
    /// Whether it is an associated value without a label.
    var isUnlabelled = false
    var type: CodedType
    var rules: CodingRules
    /// The key, unless it has a path.
    var key = ""
    /// The condition of `#if` around it.
    var condition: String?
    /// The text of its first value.
    var initialValue: String?
    /// Whether it can be set only once, and has been.
    var isFixed = false
    /// Whether it has a value without being set.
    var hasInitialValue = false
    /// The functions that code it.
    var decoder: CodingFunction?
    var encoder: CodingFunction?
    var location: SourceLocation

    var isDecoded: Bool { !isFixed && (rules.direction == .both || rules.direction == .decoding) }
    var isEncoded: Bool { rules.direction == .both || rules.direction == .encoding }
    var isCoded: Bool { rules.direction != .never }

    /// Whether it is a dictionary of what no other value has.
    var isRest: Bool {
        guard rules.isFlattened, case .dictionary = type.shape else { return false }
        return true
    }

    /// The keys that are read for it.
    var knownKeys: [String] {
        let places = [rules.path ?? [.key(key)]] + rules.alternatives
        return places.compactMap { place in
            guard case .key(let key)? = place.first else { return nil }
            return key
        }
    }

    /// Whether it has a case among the coding keys.
    var hasKey: Bool { isCoded && rules.path == nil && !rules.isFlattened }
}

/// A function of the type that codes a property: `static func decodeName(from:)`, `func encodeName(to:)`.
struct CodingFunction: Sendable {
    /// The name.
    var name: String
    /// Whether it takes the coder, and not the container.
    var takesCoder: Bool
    var canThrow: Bool
    /// Whether what it gives is optional.
    var isOptional = false
}
