/// Where the lines of a text begin; turns byte offsets into lines and columns.
///
/// A line ends with a line feed, a carriage return, or both.
package struct LineTable: Sendable {
    private let starts: [Int]

    /// Finds the lines of a text.
    package init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while let end = Self.lineEnd(in: buffer, from: index) {
                index = end + 1
                let isHalfOfPair = buffer[end] == 0x0D && index < buffer.count && buffer[index] == 0x0A
                if !isHalfOfPair { starts.append(index) }
            }
        }
        self.starts = starts
    }

    /// The next line feed or carriage return, looked for in eight bytes at a time.
    @inline(__always)
    private static func lineEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let raw = UnsafeRawBufferPointer(text)
        var cursor = start
        while cursor + 8 <= raw.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: cursor, as: UInt64.self))
            let match = zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
            if match != 0 { return cursor + match.trailingZeroBitCount / 8 }
            cursor += 8
        }
        while cursor < raw.count {
            if raw[cursor] == 0x0A || raw[cursor] == 0x0D { return cursor }
            cursor += 1
        }
        return nil
    }

    /// The highest bit of the first byte that is zero, and of no byte before it.
    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    /// The line and the column of a byte, both counted from 1; the column counts UTF-8 bytes.
    package func position(ofOffset offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
