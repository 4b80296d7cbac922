import PropertyLists

/// Which group each file and group of a project stands in, found once for all of them.
struct GroupTree: Sendable {
    /// For each object the ordinal of the group that has it as a child, or -1. Of several groups the first one in the
    /// file counts.
    private let parents: [Int32]
    /// The objects that a second group has as a child as well, as (child, second group), in the order of the file.
    let objectsWithSecondParent: [(child: Int, group: Int)]

    /// Looks at the children of every group.
    init(_ table: PBXObjectTable) {
        var parents = [Int32](repeating: -1, count: table.entries.count)
        var seconds: [(child: Int, group: Int)] = []
        table.document.withBuffer { buffer in
            for (ordinal, entry) in table.entries.enumerated() where entry.objectClass?.isGroup == true {
                guard let children = table.document.valueIndex(forKey: "children", inDictionary: Int(entry.value)) else { continue }
                for child in table.ordinals(ofItems: children, in: buffer) where child >= 0 {
                    let child = Int(child)
                    if parents[child] < 0 { parents[child] = Int32(ordinal) } else { seconds.append((child, ordinal)) }
                }
            }
        }
        self.parents = parents
        objectsWithSecondParent = seconds
    }

    /// The group that has an object as a child; `nil` for the main group and for objects outside the tree.
    func parent(of ordinal: Int) -> Int? {
        parents[ordinal] < 0 ? nil : Int(parents[ordinal])
    }
}
