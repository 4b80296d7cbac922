import PropertyLists
import SystemSupport

/// The object that each scalar of a project names, looked up for all of them at once.
///
/// A look-up waits for memory that no cache holds. One after the other they wait together; in the middle of other work each waits
/// alone.
struct ResolvedReferences {
    /// The ordinal for each node, or -1.
    private let ordinals: [Int32]

    /// Looks all scalars of a document up.
    init(_ table: PBXObjectTable) {
        ordinals = table.document.withBuffer { buffer in
            [Int32](largePagesFor: buffer.nodes.count) { memory, count in
                for node in buffer.nodes.indices {
                    let kind = buffer.nodes[node].kind
                    let ordinal = kind == .dictionary || kind == .array ? nil : table.ordinal(ofNode: node, in: buffer)
                    memory.initializeElement(at: node, to: ordinal.map(Int32.init(truncatingIfNeeded:)) ?? -1)
                }
                count = buffer.nodes.count
            }
        }
    }

    /// The ordinal of the object that the scalar at a node names; `nil` when it names none.
    subscript(node: Int) -> Int? {
        let ordinal = ordinals[node]
        return ordinal < 0 ? nil : Int(ordinal)
    }
}
