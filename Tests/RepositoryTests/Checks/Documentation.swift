/// Every declaration that another module sees says in a sentence what it is.
enum Documentation {
    /// Declarations under `Sources` that other modules see and that have no documentation.
    ///
    /// A member that has the name of what one of our protocols requires, in a type that conforms to something, has the
    /// documentation of that requirement.
    static func findings(in files: [SourceFacts]) -> [Finding] {
        let requirements = files.reduce(into: Set<String>()) { $0.formUnion($1.requirements) }
        return files.filter { $0.path.hasPrefix("Sources/") }.flatMap { file in
            file.undocumented
                .filter { !($0.mayFulfilRequirement && requirements.contains($0.name)) }
                .map { Finding(file.path, $0.line, "'\($0.name)' has no documentation comment") }
        }
    }
}
