/// The lines of a text with their ends.
struct TextLines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var place = 0

    /// Goes over the lines of a text.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Range<Int>? {
        guard place < bytes.count else { return nil }
        let start = place
        bytes.withUnsafeBufferPointer { buffer in
            while place < buffer.count, buffer[place] != 0x0A { place += 1 }
            if place < buffer.count { place += 1 }
        }
        return start..<place
    }

    /// A line without its end.
    static func content(_ line: Range<Int>, of bytes: [UInt8]) -> ArraySlice<UInt8> {
        var end = line.upperBound
        if end > line.lowerBound, bytes[end - 1] == 0x0A { end -= 1 }
        if end > line.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
        return bytes[line.lowerBound..<end]
    }
}
