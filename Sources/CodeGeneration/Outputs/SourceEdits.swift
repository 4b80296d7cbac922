/// Changes of one source file, which all refer to the bytes as they were read.
struct SourceEdits: Sendable {
    /// Bytes that take the place of others.
    private struct Edit: Sendable {
        var range: Range<Int>
        var replacement: [UInt8]
    }

    private var edits: [Edit] = []

    /// Replaces a range; equal places keep the order in which they were added.
    ///
    /// - Returns: whether the range is free, so that the edit was taken.
    mutating func replace(_ range: Range<Int>, with replacement: [UInt8]) -> Bool {
        let isTaken = edits.contains { edit in
            edit.range.overlaps(range) || (edit.range == range && !range.isEmpty)
        }
        if isTaken { return false }
        edits.append(Edit(range: range, replacement: replacement))
        return true
    }

    /// The bytes with all changes.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let order = edits.indices.sorted { left, right in
            (edits[left].range.lowerBound, left) < (edits[right].range.lowerBound, right)
        }
        var result: [UInt8] = []
        var place = 0
        for index in order {
            result += bytes[place..<edits[index].range.lowerBound]
            result += edits[index].replacement
            place = edits[index].range.upperBound
        }
        return result + bytes[place...]
    }
}
