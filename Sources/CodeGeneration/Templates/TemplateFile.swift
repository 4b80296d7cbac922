import TemplateEngine

/// A template that an entry renders.
struct TemplateFile: Sendable {
    /// The name, which its output has too: that of the file without its extension.
    var name: String
    /// The file, absolute; that of a template that ships begins with a word that no path has.
    var path: String
    /// How messages name it.
    var shownPath: String
    /// The template.
    var bytes: [UInt8]
    /// The template that ships, when it is one.
    var stock: StockTemplate?

    /// The source as the engine takes it.
    var source: TemplateSource { TemplateSource(path: shownPath, bytes: bytes) }
}
