/// One variable of a declaration of variables, or several that a pattern takes apart.
public struct VariableBinding: Sendable, Hashable {
    /// The pattern as it is written: `a`, `(a, b)`.
    public var pattern: String
    /// The names in the pattern, without backticks.
    public var names: [String]
    /// The type as it is written.
    public var type: WrittenType?
    /// The text of the first value.
    public var initialValue: String?
    /// The accessors; of a body without `get` one getter. `nil` when no block follows.
    public var accessors: [Accessor]?
    /// The bytes of the block of the accessors with its braces.
    public var accessorRange: Range<Int>?
    /// The bytes in the file, up to the comma.
    public var range: Range<Int>

    /// Whether the variable is computed: it has a block that holds something else than observers.
    public var isComputed: Bool {
        guard let accessors else { return false }
        return accessors.isEmpty || accessors.contains { !["willSet", "didSet", "init"].contains($0.name) }
    }
}
