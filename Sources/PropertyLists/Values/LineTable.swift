/// Where the lines of a text begin; turns byte offsets into lines and columns.
///
/// A line ends with a line feed, a carriage return, or both.
package struct LineTable: Sendable {
    private let starts: [Int]

    /// Finds the lines of a text.
    package init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            for index in buffer.indices where buffer[index] == 0x0A || buffer[index] == 0x0D {
                let isHalfOfPair = buffer[index] == 0x0D && index + 1 < buffer.count && buffer[index + 1] == 0x0A
                if !isHalfOfPair { starts.append(index + 1) }
            }
        }
        self.starts = starts
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
