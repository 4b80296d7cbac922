import PropertyLists

/// Which objects of a file mention which, found once for all of them.
struct ReferenceIndex: Sendable {
    /// The ordinals of those that mention an object, ascending, object after object.
    private let referrers: [Int32]
    /// For each object where its part of ``referrers`` begins, and where the last part ends.
    private let starts: [Int32]
    private let document: PBXProjDocument

    /// Looks at every text of every object.
    init(_ document: PBXProjDocument) {
        let mentions = Self.mentions(document.table)
        var starts = [Int32](repeating: 0, count: document.objectCount + 1)
        for mention in mentions { starts[Int(mention.object) + 1] += 1 }
        for object in 0..<document.objectCount { starts[object + 1] += starts[object] }
        var ends = starts
        var referrers = [Int32](repeating: 0, count: mentions.count)
        for mention in mentions {
            referrers[Int(ends[Int(mention.object)])] = mention.referrer
            ends[Int(mention.object)] += 1
        }
        self.referrers = referrers
        self.starts = starts
        self.document = document
    }

    /// Who mentions whom, in the order of those who mention; each two once.
    private static func mentions(_ table: PBXObjectTable) -> [(object: Int32, referrer: Int32)] {
        var mentions: [(object: Int32, referrer: Int32)] = []
        var lastReferrers = [Int32](repeating: -1, count: table.entries.count)
        table.document.withBuffer { buffer in
            for (ordinal, entry) in table.entries.enumerated() {
                for node in Int(entry.value) + 1..<max(Int(entry.value) + 1, buffer.end(of: Int(entry.value))) {
                    guard buffer.nodes[node].kind == .string, let object = table.ordinal(ofNode: node, in: buffer),
                        lastReferrers[object] != Int32(ordinal)
                    else { continue }
                    lastReferrers[object] = Int32(ordinal)
                    mentions.append((Int32(object), Int32(ordinal)))
                }
            }
        }
        return mentions
    }

    /// The identifiers of the objects that mention an object.
    func referrers(of identifier: String) -> [String] {
        guard let ordinal = document.object(identifier)?.ordinal else { return [] }
        return referrers[Int(starts[ordinal])..<Int(starts[ordinal + 1])].map {
            PBXObject(table: document.table, ordinal: Int($0)).identifier
        }
    }
}
