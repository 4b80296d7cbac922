import Checksums
import SystemSupport

extension ArtifactCache {
    /// Counts what is there.
    package func summary() -> CacheSummary {
        var summary = CacheSummary()
        for kind in Kind.allCases {
            for entry in entries(of: kind) {
                guard let stamp = FileStamp(of: entry.path) else { continue }
                count(kind, in: &summary)
                summary.sizeBytes += Int(clamping: stamp.sizeBytes)
            }
        }
        return summary
    }

    /// Reads every entry, and removes those that are damaged.
    ///
    /// - Returns: what was found, with the damaged ones counted as such only.
    package func verify() -> CacheSummary {
        var summary = CacheSummary()
        for kind in Kind.allCases {
            for entry in entries(of: kind) {
                guard let digest = Digest(text: entry.digest) else {
                    FileRemoval.remove(entry.path)
                    summary.damagedCount += 1
                    continue
                }
                let size =
                    switch kind {
                    case .value: value(for: digest).map { $0.count + Digest.byteCount }
                    case .content: content(digest)?.count
                    }
                guard let size else {
                    summary.damagedCount += 1
                    continue
                }
                count(kind, in: &summary)
                summary.sizeBytes += size
            }
        }
        return summary
    }

    /// Removes every entry.
    ///
    /// - Returns: what was there.
    package func clear() -> CacheSummary {
        let summary = summary()
        for kind in Kind.allCases {
            for entry in entries(of: kind) { FileRemoval.remove(entry.path) }
        }
        return summary
    }

    private func count(_ kind: Kind, in summary: inout CacheSummary) {
        switch kind {
        case .value: summary.resultCount += 1
        case .content: summary.contentCount += 1
        }
    }

    /// The entries of a kind, with the digits of their names, in the order of those; files that are still being written are none.
    private func entries(of kind: Kind) -> [(path: String, digest: String)] {
        let folder = "\(root)/\(kind.rawValue)"
        return names(in: folder).flatMap { shard in
            names(in: "\(folder)/\(shard)").filter { !$0.hasSuffix(".tmp") }.map { ("\(folder)/\(shard)/\($0)", shard + $0) }
        }
    }
}
