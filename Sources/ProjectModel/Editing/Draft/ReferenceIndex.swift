import PropertyLists

/// Which objects of a file mention which, found once for all of them.
struct ReferenceIndex: Sendable {
    /// For each object the ordinals of the objects that mention it, ascending.
    private let referrers: [Int: [Int32]]
    private let document: PBXProjDocument

    /// Looks at every text of every object.
    init(_ document: PBXProjDocument) {
        var referrers: [Int: [Int32]] = [:]
        let table = document.table
        table.document.withBuffer { buffer in
            for (ordinal, entry) in table.entries.enumerated() {
                var node = Int(entry.value) + 1
                let end = buffer.end(of: Int(entry.value))
                while node < end {
                    if buffer.nodes[node].kind == .string, let target = table.ordinal(ofNode: node, in: buffer),
                        referrers[target]?.last != Int32(ordinal)
                    {
                        referrers[target, default: []].append(Int32(ordinal))
                    }
                    node += 1
                }
            }
        }
        self.referrers = referrers
        self.document = document
    }

    /// The identifiers of the objects that mention an object.
    func referrers(of identifier: String) -> [String] {
        guard let ordinal = document.object(identifier)?.ordinal else { return [] }
        return (referrers[ordinal] ?? []).map { PBXObject(table: document.table, ordinal: Int($0)).identifier }
    }
}
