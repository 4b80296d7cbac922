/// How one text differs from another, as `diff -u` shows it and `patch -p0` takes it.
package enum UnifiedDifference {
    /// The lines around a change that are shown with it.
    private static let contextLines = 3

    /// The difference, with a header and one hunk for each place; empty when the texts are equal.
    ///
    /// - Parameters:
    ///   - old: the text before.
    ///   - new: the text after.
    ///   - path: the name in the header.
    package static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
        guard old != new else { return "" }
        let (oldLines, newLines) = (lines(of: old), lines(of: new))
        let changes = LineDifference.changes(from: oldLines, to: newLines)
        var output: [UInt8] = Array("--- \(path)\n+++ \(path)\n".utf8)
        for hunk in hunks(of: changes) { append(hunk, oldLines, newLines, to: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    /// The lines with their ends, so that a last line without one differs from the same line with one.
    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }

    /// Changes whose contexts touch stand in one hunk.
    private static func hunks(of changes: [LineDifference.Change]) -> [[LineDifference.Change]] {
        var hunks: [[LineDifference.Change]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * contextLines {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private static func append(
        _ hunk: [LineDifference.Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], to output: inout [UInt8]
    ) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let before = min(contextLines, first.old.lowerBound)
        let after = min(contextLines, old.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
        let newRange = first.new.lowerBound - before..<last.new.upperBound + after
        output += Array("@@ -\(span(oldRange)) +\(span(newRange)) @@\n".utf8)
        var place = oldRange.lowerBound
        for change in hunk {
            for line in old[place..<change.old.lowerBound] { append(" ", line, to: &output) }
            for line in old[change.old] { append("-", line, to: &output) }
            for line in new[change.new] { append("+", line, to: &output) }
            place = change.old.upperBound
        }
        for line in old[place..<oldRange.upperBound] { append(" ", line, to: &output) }
    }

    /// The first line, counted from 1, and the number of lines; of no lines the one before them.
    private static func span(_ range: Range<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound + 1)" : "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
    }

    private static func append(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: sign))
        output += line
        if line.last != 0x0A { output += Array("\n\\ No newline at end of file\n".utf8) }
    }
}
