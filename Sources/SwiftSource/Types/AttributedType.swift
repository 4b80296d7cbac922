/// A type with attributes and words such as `inout` before it.
public struct AttributedType: Sendable, Hashable {
    /// What stands before the type, in its order, with the arguments: `inout`, `@convention(c)`.
    public var prefixes: [String]
    /// The type.
    public var type: SwiftType

    /// Makes a type with what stands before it.
    public init(_ type: SwiftType, prefixes: [String]) {
        self.type = type
        self.prefixes = prefixes
    }

    /// Whether `inout`, `borrowing` or another word stands before the type.
    public func hasSpecifier(_ word: String) -> Bool { prefixes.contains(word) }

    /// Whether an attribute such as `escaping` stands before the type.
    public func hasAttribute(_ name: String) -> Bool {
        prefixes.contains { $0 == "@" + name || $0.hasPrefix("@" + name + "(") }
    }
}
