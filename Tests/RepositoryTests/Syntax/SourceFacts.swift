/// What the checks need to know of a Swift file, collected in one pass over its syntax.
struct SourceFacts: Sendable {
    /// Something with a name at a line.
    struct Mention: Hashable, Sendable {
        /// The name.
        var name: String
        /// The line, counted from 1.
        var line: Int
    }

    /// A function, an initialiser, a subscript or a computed property.
    struct Function: Hashable, Sendable {
        /// The name.
        var name: String
        /// The line at which it begins, comments left out.
        var line: Int
        /// From there to its closing brace.
        var lineCount: Int
    }

    /// A declaration that other modules see.
    struct Declaration: Hashable, Sendable {
        /// The name; `init(first)` for an initialiser whose first argument is labelled `first`.
        var name: String
        /// The line, counted from 1.
        var line: Int
        /// Whether its type conforms to something, so that it may be there for the sake of a protocol.
        var mayFulfilRequirement: Bool
    }

    /// The file, relative to the root of the repository.
    var path: String
    /// The modules that are imported, without what follows a dot.
    var imports: [Mention] = []
    /// The functions that are called by name, as written: `print`, `Swift.print`.
    var calls: [Mention] = []
    /// `try!`, `as!` and `try?` that is unwrapped by force.
    var forces: [Mention] = []
    /// `@unchecked Sendable` and `nonisolated(unsafe)` without a comment above the declaration.
    var uncommentedUnsafety: [Mention] = []
    /// Everything with a body.
    var functions: [Function] = []
    /// What other modules see and has no documentation.
    var undocumented: [Declaration] = []
    /// The names of what the protocols of the file require.
    var requirements: Set<String> = []
    /// The targets that a package manifest declares.
    var targets: [ManifestTarget] = []

    init(path: String) {
        self.path = path
    }
}

/// A target that `Package.swift` declares.
struct ManifestTarget: Hashable, Sendable {
    /// The name of the module.
    var name: String
    /// The names of the modules it may import.
    var dependencies: Set<String>
    /// The line of the declaration.
    var line: Int
}
