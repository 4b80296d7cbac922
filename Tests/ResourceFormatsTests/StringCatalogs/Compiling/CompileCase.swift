import Testing

/// An entry of a catalog, and what it is compiled to.
struct CompileCase: Sendable, CustomTestStringConvertible {
    /// The rule that it shows.
    let rule: String
    /// The members of the entry `key`.
    let entry: String
    /// The content of the files in one line each, as ``CompiledShape`` writes it.
    let expected: [String]
    /// Whether only Apple's compiler could settle that this is what it writes.
    let isUnsettled: Bool

    init(_ rule: String, _ entry: String, _ expected: [String], isUnsettled: Bool = false) {
        self.rule = rule
        self.entry = entry
        self.expected = expected
        self.isUnsettled = isUnsettled
    }

    var testDescription: String { rule + (isUnsettled ? " (unsettled)" : "") }
}
