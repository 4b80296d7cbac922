/// What a template has rendered.
struct RenderedTemplate: Sendable, Hashable {
    /// The template's file, as messages name it.
    var path: String
    /// The name of the template, which its output has too.
    var name: String
    /// The text.
    var text: [UInt8]
}
