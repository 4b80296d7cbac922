import ArtifactCache
import Checksums
import Diagnostics

/// What came of a step.
struct StepOutcome: Sendable {
    /// How the result came to be.
    enum Origin: Sendable, Hashable {
        case unchanged
        case copied
        case compiled
        case fromThisMachine
        case fromTeam
    }

    var step: BundleStep
    /// The step without the contents of its inputs.
    var key: Digest
    /// The files that it reads.
    var inputs: [FileRecord]
    var origin = Origin.compiled
    /// The files that stay as they are in the bundle.
    var kept: [FileRecord] = []
    /// The files that are new, relative to the folder of the resources.
    var made: [SharedCache.MadeFile] = []
    var report: [Diagnostic] = []
    var reportBytes: [UInt8] = []

    init(step: BundleStep, key: Digest, inputs: [FileRecord]) {
        self.step = step
        self.key = key
        self.inputs = inputs
    }
}
