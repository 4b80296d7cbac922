package import Diagnostics

/// A text of a translation and where it stands.
package struct LocalizedText: Sendable, Hashable {
    /// The text.
    package var text: String
    /// Where it begins in its file.
    package var location: SourceLocation

    /// Makes a text.
    package init(_ text: String, at location: SourceLocation) {
        self.text = text
        self.location = location
    }
}
