import SwiftSource

/// How two values of a property are compared, and how one is hashed.
struct PropertyExpressions {
    let property: StoredProperty

    /// Whether the elements of the collection are compared one by one, because they have `==` and do not conform to `Equatable`.
    private var isByElement: Bool { property.has("arrayEquality") }

    /// An expression that is true when two values are equal.
    func equality(_ left: String, _ right: String) -> String {
        if isByElement {
            guard property.isOptional else { return "\(left).elementsEqual(\(right), by: ==)" }
            return "compareOptionals(lhs: \(left), rhs: \(right), compare: { $0.elementsEqual($1, by: ==) })"
        }
        let parts = PartwiseComparison(property.expanded)
        if parts.needsParts { return parts.equality(left, right) }
        if property.isOptional, property.isWithoutConformance { return "compareOptionals(lhs: \(left), rhs: \(right), compare: ==)" }
        return "\(left) == \(right)"
    }

    /// Whether the comparison asks for the helper that compares optionals.
    var needsHelper: Bool { equality("left", "right").contains("compareOptionals(") }

    /// Statements that hash a value.
    func hashing(_ value: String) -> [String] {
        if isByElement { return ["hasher.combine(\(value)\(property.isOptional ? "?" : "").count)"] }
        let parts = PartwiseComparison(property.expanded)
        if !parts.isPlain { return parts.hashing(value) }
        if property.isProtocol {
            guard property.isOptional else { return ["\(value).hash(into: &hasher)"] }
            return ["hasher.combine(\(value) == nil)", "\(value)?.hash(into: &hasher)"]
        }
        return ["hasher.combine(\(value))"]
    }
}
