import TemplateEngine

/// A member of a mock with what it remembers.
struct MockMember: Sendable {
    /// A body behind a word: `get`, `set`.
    struct Accessor: Sendable {
        var head: String
        var lines: [String]
    }

    /// What a call looks like.
    var title: String
    /// The name that those of its states begin with.
    var name: String
    /// The condition of `#if` under which it is there.
    var condition: String?
    var states: [MockState] = []
    var attributes: [String] = []
    /// The declaration without access and body.
    var declaration: String
    /// The lines of the body; empty when there are accessors.
    var lines: [String] = []
    var accessors: [Accessor] = []

    var templateValue: TemplateValue {
        [
            ("title", .string(title)),
            ("name", .string(name)),
            ("condition", .optional(condition)),
            ("states", .array(states.map(\.templateValue))),
            ("attributes", .strings(attributes)),
            ("declaration", .string(declaration)),
            ("lines", .strings(lines)),
            (
                "accessors",
                .array(accessors.map { [("head", .string($0.head)), ("lines", .strings($0.lines))].value })
            ),
        ].value
    }
}
