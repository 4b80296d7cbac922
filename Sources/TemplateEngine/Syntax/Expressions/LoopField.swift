/// What `forloop` knows.
enum LoopField: String, Sendable, CaseIterable {
    case first, last, counter, counter0, length
}
