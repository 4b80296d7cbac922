/// Keeps the blank lines of a template apart from those that tags leave behind, for ``WhitespaceMode/sourcery``.
enum BlankLines {
    /// Stands in every blank line of the template while it is rendered.
    private static let marker: UInt8 = 0x0B
    private static let newline: UInt8 = 0x0A

    /// A text of the template with its blank lines marked.
    static func marked(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + 8)
        for byte in text {
            if byte == newline, result.last == newline { result.append(marker) }
            result.append(byte)
        }
        return result
    }

    /// The output without blank lines that are not marked, and without marks.
    static func restored(_ output: [UInt8]) -> [UInt8] {
        var collapsed: [UInt8] = []
        collapsed.reserveCapacity(output.count)
        var index = 0
        while index < output.count {
            let byte = output[index]
            collapsed.append(byte)
            index += 1
            if byte == newline { index = endOfBlankLines(in: output, from: index) }
        }
        return withoutMarks(collapsed)
    }

    /// Behind the last line that begins at or behind `start` and holds nothing but spaces and tabs.
    private static func endOfBlankLines(in output: [UInt8], from start: Int) -> Int {
        var end = start
        var index = start
        while index < output.count {
            let byte = output[index]
            index += 1
            if byte == newline {
                end = index
            } else if byte != 0x20, byte != 0x09 {
                break
            }
        }
        return end
    }

    private static func withoutMarks(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(marker) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            let isMark = byte == marker && result.last == newline && index + 1 < text.count && text[index + 1] == newline
            if !isMark { result.append(byte) }
        }
        return result
    }
}
