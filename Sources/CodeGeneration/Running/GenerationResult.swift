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
        /// The files that its results depend on, absolute and sorted: sources, templates with those that they include, resources.
        package var inputs: [String]
        /// The templates as messages name them.
        package var templates: [String]
        /// Where the results go, absolute.
        package var output: String
        /// Whether the results were taken from the cache.
        package var isCached: Bool
        /// The checksums of the inputs, in their order.
        package var digests: [String]
    }

    /// Whether a part of the work could not be done.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
