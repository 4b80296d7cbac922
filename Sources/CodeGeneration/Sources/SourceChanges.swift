import Checksums
import Diagnostics
import Synchronization

/// Notes whether files have changed while a run was reading them, so that nothing is made of two states of the sources.
final class SourceChanges: Sendable {
    private let hasChanges = Mutex(false)

    /// Gives back bytes, and notes a change when they have another checksum than before.
    func noteUnless(_ digest: Digest, _ bytes: [UInt8]) -> [UInt8] {
        if SHA256.digest(of: bytes) != digest { hasChanges.withLock { $0 = true } }
        return bytes
    }

    /// Whether nothing has changed.
    var isEmpty: Bool { !hasChanges.withLock { $0 } }

    /// Throws when something has changed.
    func check() throws(DiagnosticError) {
        guard !isEmpty else { return }
        throw DiagnosticError("source-changed", "a source has changed while it was read; run again when nothing is being written")
    }
}
