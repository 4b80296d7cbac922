/// What a step of a loop came to, and what it came from.
struct LoopRecord: Sendable, Hashable {
    /// What tells a step from others of its loop.
    struct Key: Sendable, Hashable {
        /// The number of the type, and of the extension when it is one by itself.
        var type: Int
        var part: Int?
        /// Whether it is the condition and not the body.
        var isSelection: Bool
    }

    /// Where the object stood, when that makes a difference.
    struct Position: Sendable, Hashable {
        var index: Int
        var count: Int
    }

    var key: Key
    var position: Position?
    /// The numbers of the files that were read.
    var files: [Int]
    /// What the body printed; of a condition that holds one byte, of another nothing.
    var output: [UInt8]
}

/// A loop in surroundings of its own, with its records in their order.
struct LoopRecords: Sendable, Hashable {
    /// The place, as a text.
    var place: String
    var records: [LoopRecord]
}
