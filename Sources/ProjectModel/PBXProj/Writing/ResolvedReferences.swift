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
                memory[..<buffer.nodes.count].initialize(repeating: -1)
                count = buffer.nodes.count
                var nodes: [Int32] = []
                for node in buffer.nodes.indices where table.mayName(node, in: buffer) {
                    nodes.append(Int32(node))
                    if nodes.count == 1024 { Self.resolve(&nodes, table, buffer, into: memory) }
                }
                Self.resolve(&nodes, table, buffer, into: memory)
            }
        }
    }

    private static func resolve(
        _ nodes: inout [Int32], _ table: PBXObjectTable, _ buffer: PropertyListBuffer, into memory: UnsafeMutableBufferPointer<Int32>
    ) {
        for (node, ordinal) in zip(nodes, table.ordinals(ofNodes: nodes, in: buffer)) { memory[Int(node)] = ordinal }
        nodes.removeAll(keepingCapacity: true)
    }

    /// The ordinal of the object that the scalar at a node names; `nil` when it names none.
    subscript(node: Int) -> Int? {
        let ordinal = ordinals[node]
        return ordinal < 0 ? nil : Int(ordinal)
    }
}
