package import Checksums
import Configuration

/// What a linter goes by for certain files.
package struct EffectiveConfiguration: Sendable {
    /// The files that it is made of, absolute; what stands later goes before what stands earlier.
    package var files: [String]
    /// What findings depend on, beside the file that they are in; `nil` when nobody can tell.
    package var key: Digest?
    /// The files that the linter would leave out.
    package var exclusion = PathPatterns()
    /// The chain, for SwiftLint.
    var chain: SwiftLintChain?
}
