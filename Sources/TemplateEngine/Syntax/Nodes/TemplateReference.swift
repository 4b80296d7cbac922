/// Another template that a tag names.
struct TemplateReference: Sendable {
    /// The name as it is written.
    var text: String
    var name: Expression
    /// The template that the tag stands in.
    var origin: Int
}
