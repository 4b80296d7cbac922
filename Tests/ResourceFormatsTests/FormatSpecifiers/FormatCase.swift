import Testing

/// A text, what is found in it, and why.
struct FormatCase: Sendable, CustomTestStringConvertible {
    let text: String
    /// The types of its arguments, short: `S I F c s p`.
    let types: String
    let reason: String

    init(_ text: String, _ types: String, _ reason: String) {
        self.text = text
        self.types = types
        self.reason = reason
    }

    var testDescription: String { "'\(text)': \(reason)" }
}
