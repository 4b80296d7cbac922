import Checksums
import Diagnostics

/// Something that is looked at in several resources together, such as a text in all its languages.
struct BundleCheck: Sendable {
    /// What the check is called among all that is known of a bundle.
    var subject: String
    /// What is looked at, and how; another key means that what was found says nothing any more.
    var key: Digest
    /// The steps whose inputs are looked at, by their place among all steps.
    var stepIndices: [Int]
    /// What is found in the inputs of the steps.
    var findings: @Sendable ([Resource]) -> [Diagnostic]

    /// Makes a check.
    ///
    /// - Parameter name: tells it from the others of its bundle.
    init(
        _ name: String,
        key: Digest,
        stepIndices: [Int],
        findings: @escaping @Sendable ([Resource]) -> [Diagnostic]
    ) {
        // No step begins like this.
        subject = "\u{1}" + name
        self.key = key
        self.stepIndices = stepIndices
        self.findings = findings
    }

    /// All checks of the resources of a bundle.
    static func all(of steps: [BundleStep], _ options: BundleOptions) -> [BundleCheck] {
        ImageScales.checks(of: steps) + TextTables.checks(of: steps, options)
    }
}
