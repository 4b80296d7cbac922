import Diagnostics

/// Puts the objects on which two sides disagree between the markers of git.
struct ConflictMarkers {
    /// The name of the file, for locations.
    let path: String

    /// An object on which the sides disagree.
    struct Dispute: Sendable {
        var identifier: String
        /// Whether we have removed it.
        var isOursEmpty: Bool
        /// Whether they have removed it.
        var isTheirsEmpty: Bool
    }

    /// The text with our way, and in it each disputed object twice.
    ///
    /// - Parameters:
    ///   - ours: the merged text with our way.
    ///   - theirs: the merged text with their way.
    ///   - disputed: the objects; they stand in both texts.
    func bytes(ours: [UInt8], theirs: [UInt8], disputed: [Dispute]) throws(DiagnosticError) -> [UInt8] {
        var ignored: [Diagnostic] = []
        let ourDocument = try PBXProjDocument.read(ours, path: path, diagnostics: &ignored)
        let theirDocument = try PBXProjDocument.read(theirs, path: path, diagnostics: &ignored)
        let (ourLines, theirLines) = (EntryLines(ourDocument), EntryLines(theirDocument))
        let replacements = disputed.compactMap { dispute -> ByteReplacement? in
            guard let own = ourDocument.object(dispute.identifier) else { return nil }
            let range = ourLines.range(of: own)
            let ourText = dispute.isOursEmpty ? [] : Array(ours[range])
            let other = theirDocument.object(dispute.identifier).map { Array(theirs[theirLines.range(of: $0)]) } ?? []
            let theirText = dispute.isTheirsEmpty ? [] : other
            return ByteReplacement(range: range, bytes: Self.marked(ourText, theirText))
        }
        return ByteReplacement.apply(replacements, to: ours)
    }

    /// Two texts for the same place between the markers of git.
    private static func marked(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
        let parts = [
            Array("<<<<<<< ours\n".utf8), line(ours), Array("=======\n".utf8), line(theirs), Array(">>>>>>> theirs\n".utf8),
        ]
        return parts.flatMap { $0 }
    }

    /// A text that ends its line.
    private static func line(_ text: [UInt8]) -> [UInt8] {
        text.isEmpty || text.last == 0x0A ? text : text + [0x0A]
    }
}

// MARK: - Lines

extension ConflictMarkers {
    /// The text with our way, and between markers the lines in which the text with their way differs.
    static func bytes(ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
        let (own, other) = (lines(of: ours), lines(of: theirs))
        var (removals, insertions): (Set<Int>, Set<Int>) = ([], [])
        for change in other.difference(from: own) {
            switch change {
            case .remove(let offset, _, _): removals.insert(offset)
            case .insert(let offset, _, _): insertions.insert(offset)
            }
        }
        var result: [UInt8] = []
        var (left, right) = (0, 0)
        while left < own.count || right < other.count {
            var (ourPart, theirPart): ([UInt8], [UInt8]) = ([], [])
            while removals.contains(left) {
                ourPart += own[left]
                left += 1
            }
            while insertions.contains(right) {
                theirPart += other[right]
                right += 1
            }
            if !ourPart.isEmpty || !theirPart.isEmpty { result += marked(ourPart, theirPart) }
            guard left < own.count else { continue }
            guard !removals.contains(left), !insertions.contains(right) else { continue }
            result += own[left]
            (left, right) = (left + 1, right + 1)
        }
        return result
    }

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
            result.append(text[start..<end])
            start = end
        }
        return result
    }
}
