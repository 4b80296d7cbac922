/// Everything that an answer about a manifest depends on, as bytes that differ whenever one of the parts does.
struct EvaluationKey {
    private(set) var bytes: [UInt8]

    /// Begins a key.
    ///
    /// - Parameter purpose: what is asked; other purposes have other keys.
    init(_ purpose: String) {
        bytes = []
        add(purpose)
    }

    /// Adds a text.
    mutating func add(_ text: String) { add(Array(text.utf8)) }

    /// Adds several texts.
    mutating func add(_ texts: [String]) {
        add(String(texts.count))
        for text in texts { add(text) }
    }

    /// Adds bytes. Their length stands before them, so that parts cannot flow into each other.
    mutating func add(_ part: [UInt8]) {
        bytes += Array("\(part.count):".utf8) + part + [0x0A]
    }
}
