import Testing

/// Source with something wrong in its annotations, and what a run has to tell about it, without the path.
struct CodableFault: Sendable, CustomTestStringConvertible {
    let source: String
    let messages: [String]

    init(_ source: String, _ messages: String...) { self.init(source, messages) }

    init(_ source: String, _ messages: [String]) { (self.source, self.messages) = (source, messages) }

    var testDescription: String { source }
}
