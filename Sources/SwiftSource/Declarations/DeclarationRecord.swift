/// Where the parts of a declaration stand in its file; what they say is read when somebody asks.
struct DeclarationRecord {
    /// The place of a part that is not there.
    static let none = UInt32.max

    var kind: DeclarationKind
    /// The first byte, an attribute or modifier included.
    var start: UInt32
    /// Behind the last byte.
    var end: UInt32 = 0
    /// Behind the token before, where the comments above begin.
    var triviaStart: UInt32
    /// The first modifier, or the introducer when there is none.
    var modifiersStart: UInt32
    /// The word that says what it is.
    var introducer: UInt32
    var nameStart: UInt32 = none
    var nameEnd: UInt32 = none
    /// The `<` of the generic parameters.
    var genericParameters: UInt32 = none
    /// The `(` of the parameters.
    var parameters: UInt32 = none
    /// The first of `async`, `throws` and their kin, or the arrow.
    var effects: UInt32 = none
    /// The `:` before the inherited types.
    var inheritance: UInt32 = none
    /// What follows `=`: the target of a typealias, the default of an associated type, the expansion of a macro.
    var value: UInt32 = none
    /// The word `where`.
    var requirements: UInt32 = none
    /// The `{` of the body, the members or the accessors.
    var body: UInt32 = none
    /// The index of the declaration around it.
    var parent: UInt32 = none
    /// The index behind its last member, with theirs.
    var next: UInt32 = 0
    /// The innermost condition of `#if` it is under.
    var condition: UInt32 = none
}
