/// A branch of `#if`.
struct ConditionRecord {
    /// Which of the words begins it.
    var keyword: ConditionalBranch.Keyword
    /// The condition; empty after `#else`.
    var start: UInt32
    var end: UInt32
    /// The branch around the whole `#if`.
    var outer: UInt32
    /// The branch before it of the same `#if`.
    var previous: UInt32
}
