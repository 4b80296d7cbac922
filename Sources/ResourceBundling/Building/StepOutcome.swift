import ArtifactCache
import Checksums
import Diagnostics

/// What came of a step.
struct StepOutcome: Sendable {
    var step: BundleStep
    /// The step without the contents of its inputs.
    var key: Digest
    /// The files that it reads.
    var inputs: [FileRecord]
    var origin = StepOrigin.compiled
    /// The files that stay as they are in the bundle.
    var kept: [FileRecord] = []
    /// The files that are new, relative to the folder of the resources.
    var made: [SharedCache.MadeFile] = []
    var changes: [KeyRecord.Change] = []
    var report: [Diagnostic] = []
    var reportBytes: [UInt8] = []

    init(step: BundleStep, key: Digest, inputs: [FileRecord]) {
        self.step = step
        self.key = key
        self.inputs = inputs
    }
}
