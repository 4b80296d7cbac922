import SwiftSource

/// How values are compared and hashed whose type conforms to nothing: tuples, metatypes, and lists, dictionaries and optionals of them.
struct PartwiseComparison {
    private let type: SwiftType
    private let depth: Int

    /// A comparison of values of a type without typealiases.
    init(_ type: SwiftType, depth: Int = 0) {
        (self.type, self.depth) = (type, depth)
    }

    /// Tuples have operators up to this number of elements.
    private static let tupleLimit = 6

    private enum Shape {
        case plain, metatype
        case tuple([SwiftType])
        case optional(SwiftType)
        case array(SwiftType)
        case inlineArray(SwiftType)
        case dictionary(SwiftType)
        case hashable
    }

    private var shape: Shape {
        let bare = type.bare
        if let inner = TypeNameElement.optionalContent(of: bare) { return .optional(inner) }
        switch bare {
        case .tuple(let elements) where elements.count == 1: return PartwiseComparison(elements[0].type).shape
        case .tuple(let elements): return .tuple(elements.map(\.type))
        case .metatype: return .metatype
        case .array(let inner): return .array(inner)
        case .inlineArray(_, let inner): return .inlineArray(inner)
        case .dictionary(_, let value): return .dictionary(value)
        case .any(let bound) where Self.isHashable(bound): return .hashable
        case .named(let named): return Self.shape(StandardNames.withoutModule(named.name), named.arguments)
        default: return .plain
        }
    }

    private static func shape(_ name: String, _ arguments: [SwiftType]) -> Shape {
        switch (name, arguments.count) {
        case ("Void", 0): .tuple([])
        case ("Array", 1): .array(arguments[0])
        case ("InlineArray", 2): .inlineArray(arguments[1])
        case ("Dictionary", 2): .dictionary(arguments[1])
        default: .plain
        }
    }

    /// Whether what conforms to a protocol of the library can be hashed, so that `AnyHashable` compares it.
    private static func isHashable(_ bound: SwiftType) -> Bool {
        bound.composed.contains { $0.lookupName.map(StandardNames.withoutModule) == "Hashable" }
    }

    /// Whether nothing of it is a tuple or metatype, so that it may conform to what compares and hashes.
    var isPlain: Bool {
        switch shape {
        case .plain: true
        case .metatype, .tuple, .hashable, .inlineArray: false
        case .optional(let inner), .array(let inner), .dictionary(let inner): PartwiseComparison(inner).isPlain
        }
    }

    /// Whether the language or the library has `==` for two of them.
    private var hasOperator: Bool {
        guard case .tuple(let elements) = shape else { return isMetatype || isPlain }
        return elements.count <= Self.tupleLimit && elements.allSatisfy { PartwiseComparison($0).isPlain }
    }

    private var isMetatype: Bool { if case .metatype = shape { true } else { false } }

    /// Whether neither an operator compares two of them nor one that optionals take.
    var needsParts: Bool {
        guard case .optional(let inner) = shape else { return !hasOperator }
        return !PartwiseComparison(inner).hasOperator
    }

    // MARK: - Equality

    /// An expression that is true when two values are equal.
    func equality(_ left: String, _ right: String) -> String {
        if hasOperator { return "\(left) == \(right)" }
        switch shape {
        case .plain, .metatype: return "\(left) == \(right)"
        // A cast, because the compiler opens no existential in a closure.
        case .hashable: return "(\(left) as? AnyHashable) == (\(right) as? AnyHashable)"
        case .tuple(let elements):
            return elements.indices.map { index in
                PartwiseComparison(elements[index], depth: depth).equality("\(left).\(index)", "\(right).\(index)")
            }.joined(separator: " && ")
        case .optional(let inner): return "compareOptionals(lhs: \(left), rhs: \(right), compare: \(function(inner)))"
        case .array(let inner): return "\(left).elementsEqual(\(right), by: \(function(inner)))"
        case .inlineArray(let inner):
            let index = "index\(depth)"
            let comparison = PartwiseComparison(inner, depth: depth + 1).equality("\(left)[\(index)]", "\(right)[\(index)]")
            return "\(left).indices.allSatisfy({ \(index) in \(comparison) })"
        case .dictionary(let value):
            let (own, other) = ("own\(depth)", "other\(depth)")
            let comparison = PartwiseComparison(value, depth: depth + 1).equality("\(own).value", other)
            return "\(left).count == \(right).count && \(left).allSatisfy({ \(own) in \(right)[\(own).key].map({ \(other) in "
                + "\(comparison) }) == true })"
        }
    }

    /// A function that compares two parts.
    private func function(_ part: SwiftType) -> String {
        let comparison = PartwiseComparison(part, depth: depth + 1)
        if comparison.hasOperator { return "==" }
        let (left, right) = ("left\(depth + 1)", "right\(depth + 1)")
        return "{ \(left), \(right) in \(comparison.equality(left, right)) }"
    }

    // MARK: - Hashing

    /// Statements that hash a value.
    func hashing(_ value: String) -> [String] {
        switch shape {
        case .plain: return ["hasher.combine(\(value))"]
        case .metatype: return ["hasher.combine(ObjectIdentifier(\(value)))"]
        case .tuple(let elements):
            return elements.indices.flatMap { PartwiseComparison(elements[$0], depth: depth).hashing("\(value).\($0)") }
        case _ where isPlain: return ["hasher.combine(\(value))"]
        case .optional(let inner):
            let some = depth == 0 ? "some" : "some\(depth)"
            let parts = PartwiseComparison(inner, depth: depth + 1).hashing(some)
            return ["hasher.combine(\(value) == nil)"]
                + (parts.isEmpty ? [] : ["if let \(some) = \(value) {"] + Self.indented(parts) + ["}"])
        case .array(let inner):
            let item = "item\(depth)"
            let parts = PartwiseComparison(inner, depth: depth + 1).hashing(item)
            return ["hasher.combine(\(value).count)"] + (parts.isEmpty ? [] : ["for \(item) in \(value) {"] + Self.indented(parts) + ["}"])
        case .hashable: return ["hasher.combine(AnyHashable(\(value)))"]
        case .inlineArray(let inner):
            let index = "index\(depth)"
            let parts = PartwiseComparison(inner, depth: depth + 1).hashing("\(value)[\(index)]")
            return parts.isEmpty ? [] : ["for \(index) in \(value).indices {"] + Self.indented(parts) + ["}"]
        case .dictionary: return ["hasher.combine(Set(\(value).keys))"]
        }
    }

    private static func indented(_ lines: [String]) -> [String] { lines.map { "    " + $0 } }
}
