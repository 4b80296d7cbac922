/// A list of nodes in storage of a fixed size.
///
/// Appending costs a store and an addition. The reader asks ``isFull`` before each step, and a step appends no more than
/// ``margin`` nodes.
struct NodeBuffer {
    private let storage: UnsafeMutableBufferPointer<PropertyListNode>
    private(set) var count = 0

    /// The nodes that one step of the reader may append.
    static let margin = 4

    init(_ storage: UnsafeMutableBufferPointer<PropertyListNode>) {
        self.storage = storage
    }

    /// Whether there may be no space for another step.
    var isFull: Bool { count + Self.margin > storage.count }

    @inline(__always)
    mutating func append(_ node: PropertyListNode) {
        storage.initializeElement(at: count, to: node)
        count += 1
    }

    subscript(index: Int) -> PropertyListNode {
        @inline(__always) get { storage[index] }
        @inline(__always) nonmutating set { storage[index] = newValue }
    }
}
