/// Writes the fields of a message in the wire format of [Protocol Buffers](https://protobuf.dev/programming-guides/encoding).
struct MessageWriter {
    private(set) var bytes: [UInt8] = []

    /// Adds a number; 0 is what a missing field means, and is left out.
    mutating func add(_ field: Int, _ number: UInt64) {
        guard number != 0 else { return }
        append(UInt64(field) << 3)
        append(number)
    }

    /// Adds bytes, a text or a message.
    mutating func add(_ field: Int, _ content: [UInt8]) {
        append(UInt64(field) << 3 | 2)
        append(UInt64(content.count))
        bytes += content
    }

    /// Seven bits in each byte, the lowest first; the highest bit says that there are more.
    private mutating func append(_ number: UInt64) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
