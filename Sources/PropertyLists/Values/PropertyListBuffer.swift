/// The nodes and the bytes of a document as plain memory, for loops over all of it.
///
/// A ``PropertyListValue`` keeps its document alive, and counting who does so costs more than a look at a node. Inside
/// ``PropertyListDocument/withBuffer(_:)`` the document lives anyway.
///
/// Indices are those of ``PropertyListValue/identity``, and must be of the same document.
@usableFromInline
package struct PropertyListBuffer {
    /// What is in the document, the root first.
    @usableFromInline
    package let nodes: UnsafeBufferPointer<PropertyListNode>
    /// The file.
    @usableFromInline
    package let bytes: UnsafeBufferPointer<UInt8>

    /// Makes a buffer of the parts of a document.
    @inlinable
    package init(nodes: UnsafeBufferPointer<PropertyListNode>, bytes: UnsafeBufferPointer<UInt8>) {
        self.nodes = nodes
        self.bytes = bytes
    }

    /// The text of a string that stands in the file as it is; `nil` for one that has to be decoded, and for other kinds.
    @inlinable
    @inline(__always)
    package func plainText(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
        let node = nodes[index]
        guard node.kind == .string, node.encoding == .verbatim || node.encoding == .quoted else { return nil }
        return UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + Int(node.offset) }, count: Int(node.length))
    }

    /// The index of the first node behind a value and all that is in it.
    @inlinable
    @inline(__always)
    package func end(of index: Int) -> Int { Int(nodes[index].next) }
}

extension PropertyListDocument {
    /// Calls `body` with the document as plain memory, which must not outlive the call.
    @inlinable
    @inline(__always)
    package func withBuffer<Result>(_ body: (PropertyListBuffer) throws -> Result) rethrows -> Result {
        try tape.nodes.withUnsafeBufferPointer { nodes in
            try tape.bytes.withUnsafeBufferPointer { bytes in
                try body(PropertyListBuffer(nodes: nodes, bytes: bytes))
            }
        }
    }

    /// The index of the value of a key of a dictionary; of a key that stands there twice the last one.
    package func valueIndex(forKey key: StaticString, inDictionary dictionary: Int) -> Int? {
        tape.valueIndex(forKey: key, inDictionary: dictionary)
    }
}
