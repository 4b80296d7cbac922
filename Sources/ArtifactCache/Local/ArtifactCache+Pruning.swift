import SystemSupport

extension ArtifactCache {
    /// Lets entries go until the folder is within its limit, those first that were used longest ago, and removes what
    /// processes have left that were ended while they wrote.
    ///
    /// It looks at every entry, so that a tool calls it once, behind its work, when it has stored something.
    ///
    /// - Returns: how many entries went.
    @discardableResult
    package func prune() -> Int {
        var entries: [Entry] = []
        for kind in Kind.allCases {
            for shard in names(in: "\(root)/\(kind.rawValue)") {
                let shardPath = "\(root)/\(kind.rawValue)/\(shard)"
                for name in names(in: shardPath) {
                    let path = "\(shardPath)/\(name)"
                    if name.hasSuffix(".tmp") {
                        if FileUse.isAbandoned(path) { FileRemoval.remove(path) }
                    } else if let stamp = FileStamp(of: path) {
                        entries.append(Entry(path: path, stamp: stamp))
                    }
                }
            }
        }
        var sizeBytes = entries.reduce(0) { $0 + Int($1.stamp.sizeBytes) }
        guard sizeBytes > sizeLimitBytes else { return 0 }
        // A fifth below the limit, so that the next run does not begin again.
        let goal = sizeLimitBytes / 5 * 4
        var removed = 0
        for entry in entries.sorted() where sizeBytes > goal {
            FileRemoval.remove(entry.path)
            sizeBytes -= Int(entry.stamp.sizeBytes)
            removed += 1
        }
        return removed
    }

    /// The names in a folder, none when there is no such folder.
    func names(in folder: String) -> [String] {
        ((try? DiskFileSystem().entries(of: folder)) ?? []).map(\.name)
    }

    /// A file of the cache; those that were used longest ago come first, and of equally old ones the first by path.
    private struct Entry: Comparable {
        let path: String
        let stamp: FileStamp

        static func < (left: Entry, right: Entry) -> Bool {
            let leftTime = (left.stamp.modifiedSeconds, left.stamp.modifiedNanoseconds)
            let rightTime = (right.stamp.modifiedSeconds, right.stamp.modifiedNanoseconds)
            return leftTime == rightTime ? left.path.utf8.lexicographicallyPrecedes(right.path.utf8) : leftTime < rightTime
        }
    }
}
