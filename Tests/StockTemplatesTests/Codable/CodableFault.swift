import Testing

/// Source with something wrong in its annotations, with a mark at the place, and what a run has to tell about it.
struct CodableFault: Sendable, CustomTestStringConvertible {
    let source: String
    let message: String

    init(_ source: String, _ message: String) { (self.source, self.message) = (source, message) }

    var testDescription: String { source }
}
