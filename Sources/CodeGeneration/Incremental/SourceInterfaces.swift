import ArtifactCache
import Checksums
import SwiftSource
import Synchronization
import SystemSupport

/// The checksums of what the sources of a plan declare, kept from run to run, so that only changed files are scanned for them.
///
/// A class, because all readers of sources ask it, on all cores.
final class SourceInterfaces: Sendable {
    /// What is known of a content, by its checksum.
    private struct Facts: Equatable {
        var interface: Digest
        /// Whether it is neither generated nor has generated regions.
        var isPlain: Bool
    }

    private let cache: ArtifactCache
    private let key: CacheKey
    /// What the last run kept.
    private let known: [Digest: Facts]
    private let current = Mutex<[Digest: Facts]>([:])

    private static let version = 1
    /// How many contents are kept in any case.
    private static let countKept = 10_000
    private static let recordByteCount = 2 * Digest.byteCount + 1

    /// Begins with what the last run kept; with nothing when that is damaged.
    init(cache: ArtifactCache, key: CacheKey) {
        self.cache = cache
        self.key = key
        known = cache.value(for: key.digest).flatMap(Self.read) ?? [:]
    }

    /// The key of a plan.
    static func key(_ settings: GenerationSettings, _ plan: GenerationPlan) -> CacheKey {
        var key = CacheKey("codegen-interfaces", version: version)
        key.add("tool", settings.version)
        key.add("build", settings.toolIdentity)
        key.add("folder", plan.folder)
        for file in plan.configurationFiles { key.add("configuration", file) }
        return key
    }

    /// Whether a content is known to be neither generated, nor to have generated regions or the marks of a merge.
    func isPlain(_ digest: Digest) -> Bool { known[digest]?.isPlain == true }

    /// The checksums of the interfaces, in the order of the files.
    func digests(of sources: SwiftSources) -> [Digest] { sources.interfaces { findDigests(of: sources) } }

    private func findDigests(of sources: SwiftSources) -> [Digest] {
        let newCount = sources.sources.count { known[$0.digest] == nil }
        // So many are scanned at once, for whom they are needed next as a rule.
        if newCount > sources.sources.count / 8 { _ = sources.files() }
        let facts = ParallelMap.map(Array(sources.sources.enumerated())) { [known] index, source in
            known[source.digest]
                ?? Facts(interface: SHA256.digest(of: sources.file(index).interface), isPlain: source.isPlain)
        }
        // What changes under the eyes of the run must not be kept under the checksum that it had.
        guard sources.changes.isEmpty else { return sources.sources.map(\.digest) }
        current.withLock { current in
            for (source, facts) in zip(sources.sources, facts) { current[source.digest] = facts }
        }
        return facts.map(\.interface)
    }

    /// Keeps what was asked for, when something of it is new; that it cannot be kept loses time only.
    func keep() {
        let asked = current.withLock { $0 }
        guard !asked.isEmpty else { return }
        // Entries that did not ask this time may do so next time; contents that are gone go when they are many.
        let all = known.merging(asked) { $1 }
        let current = all.count > max(2 * asked.count, Self.countKept) ? asked : all
        guard current != known else { return }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(current.count * Self.recordByteCount)
        for (digest, facts) in current.sorted(by: { $0.key < $1.key }) {
            bytes += digest.bytes
            bytes += facts.interface.bytes
            bytes.append(facts.isPlain ? 1 : 0)
        }
        try? cache.store(bytes, for: key.digest)
    }

    private static func read(_ bytes: [UInt8]) -> [Digest: Facts]? {
        guard bytes.count % recordByteCount == 0 else { return nil }
        var known: [Digest: Facts] = [:]
        known.reserveCapacity(bytes.count / recordByteCount)
        bytes.withUnsafeBytes { bytes in
            func digest(at place: Int) -> Digest? { Digest(UnsafeRawBufferPointer(rebasing: bytes[place..<place + Digest.byteCount])) }
            for start in stride(from: 0, to: bytes.count, by: recordByteCount) {
                guard let content = digest(at: start), let interface = digest(at: start + Digest.byteCount) else { continue }
                known[content] = Facts(interface: interface, isPlain: bytes[start + 2 * Digest.byteCount] == 1)
            }
        }
        return known
    }
}
