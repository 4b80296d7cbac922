/// A requirement of a where clause.
public struct GenericRequirement: Sendable, Hashable {
    /// How both sides relate.
    public enum Relation: String, Sendable, Hashable {
        /// The left side conforms to the right one, or is a subclass of it.
        case conformsTo = ":"
        /// Both are the same type.
        case equals = "=="
    }

    /// What is required something of.
    public var left: WrittenType
    /// How both sides relate.
    public var relation: Relation
    /// What is required.
    public var right: WrittenType

    /// Makes a requirement of its parts.
    public init(left: WrittenType, relation: Relation, right: WrittenType) {
        self.left = left
        self.relation = relation
        self.right = right
    }
}
