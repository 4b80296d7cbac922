package import Checksums

/// The key of a step, with the parts it was made of, so that one can say afterwards why a step ran again.
///
///     var key = StepKey("compile-strings", version: 2, subject: "App/Localizable.xcstrings")
///     key.add("option format", "binary")
///     key.add("input Localizable.xcstrings", digest)
package struct StepKey: Sendable, Hashable {
    /// One part.
    package struct Part: Sendable, Hashable {
        /// What the part is, such as `input Localizable.xcstrings`.
        package var label: String
        /// The text, or the checksum of a content.
        package var value: String
    }

    /// What the step works on; the same in each run, whatever changed.
    package let subject: String
    /// The parts, in the order in which they were added.
    package private(set) var parts: [Part]
    private var key: CacheKey

    /// Begins the key of a step.
    ///
    /// - Parameters:
    ///   - kind: what the step does.
    ///   - version: changes whenever the same parts would give another result.
    ///   - subject: what it works on; no part of the key, so that equal work under two names is done once.
    package init(_ kind: String, version: Int, subject: String) {
        self.subject = subject
        key = CacheKey(kind, version: version)
        parts = [Part(label: "step", value: "\(kind) \(version)")]
    }

    /// Adds a text.
    package mutating func add(_ label: String, _ text: String) {
        key.add(label, text)
        parts.append(Part(label: label, value: text))
    }

    /// Adds a checksum.
    package mutating func add(_ label: String, _ digest: Digest) {
        key.add(label, digest)
        parts.append(Part(label: label, value: digest.text))
    }

    /// The key.
    package var digest: Digest { key.digest }
}
