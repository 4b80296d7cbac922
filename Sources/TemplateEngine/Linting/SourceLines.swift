import Diagnostics

/// The lines of a template, for many questions about places.
struct SourceLines {
    private let path: String
    private let starts: [Int]

    init(_ source: TemplateSource) {
        path = source.path
        var starts = [0]
        for (index, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        self.starts = starts
    }

    /// The place of a byte.
    func location(of offset: Int) -> SourceLocation {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(path: path, line: low + 1, column: offset - starts[low] + 1)
    }
}
