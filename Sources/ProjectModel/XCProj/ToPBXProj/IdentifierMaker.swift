/// Makes identifiers for the objects of a file that gives them none.
struct IdentifierMaker {
    private var taken: Set<String>

    /// Makes identifiers that differ from some.
    init(avoiding taken: Set<String>) {
        self.taken = taken
    }

    /// The identifier of the object with a semantic path; another one whenever the same path is asked for again.
    mutating func make(_ path: String) -> String {
        let identifier = SemanticIdentifier.make(path) { taken.contains($0) }
        taken.insert(identifier)
        return identifier
    }
}
