package import Diagnostics

/// What a run came to, before anything is written.
package struct GenerationResult: Sendable {
    /// What would be written.
    package var plan: WritePlan
    /// The entries in the order of the configuration.
    package var entries: [Entry]
    /// What does not stop the run; with an error among it, a part was left out.
    package var diagnostics: [Diagnostic]

    /// What is known of an entry.
    package struct Entry: Sendable, Hashable {
        /// The files that its results depend on: sources, templates with those that they include, resources.
        package var inputs: EntryInputs
        /// The templates as messages name them.
        package var templates: [String]
        /// Where the results go, absolute.
        package var output: String
        /// Whether the results were taken from the cache.
        package var isCached: Bool
        /// How much of the loops over types had to be done, when a cache remembers them.
        package var steps = StepCounts()
    }

    /// Whether a part of the work could not be done.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
