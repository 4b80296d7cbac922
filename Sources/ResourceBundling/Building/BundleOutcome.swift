package import Diagnostics

/// What came of making a bundle.
package struct BundleOutcome: Sendable, Hashable {
    /// How the parts came to be.
    package var counts: BundleCounts
    /// Whether anything was written.
    package var isWritten: Bool
    /// The files that were read, absolute and sorted.
    package var inputs: [String]
    /// The files of the bundle, relative to it and sorted.
    package var outputs: [String]
    /// What the steps had to say, in their order.
    package var diagnostics: [Diagnostic]
}
