/// The branch of an `#if` under which a declaration stands.
public struct ConditionalBranch: Sendable, Hashable {
    /// Which word begins the branch.
    public enum Keyword: String, Sendable, Hashable {
        /// `#if`.
        case `if`
        /// `#elseif`.
        case elseif
        /// `#else`.
        case `else`
    }

    /// Which word begins the branch.
    public var keyword: Keyword
    /// The condition as it is written; empty for `#else`.
    public var condition: String
    /// The conditions of the branches before it of the same `#if`, all of which do not hold; the first one first.
    public var earlierConditions: [String]

    /// Makes a branch.
    public init(keyword: Keyword, condition: String, earlierConditions: [String] = []) {
        self.keyword = keyword
        self.condition = condition
        self.earlierConditions = earlierConditions
    }
}
