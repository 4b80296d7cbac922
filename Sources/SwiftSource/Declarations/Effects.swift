/// The words between the parameters and the result of a function.
public struct Effects: Sendable, Hashable {
    /// `async` or `reasync`, where it is written.
    public var asyncKeyword: String?
    /// `throws` or `rethrows`, where it is written.
    public var throwsKeyword: String?
    /// What is thrown, where it is said.
    public var errorType: WrittenType?
}
