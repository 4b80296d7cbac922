/// Texts with gaps, as interpolations make them, and which names they may be.
struct MentionPatterns {
    private var patterns: [Pattern]

    /// Texts with gaps between them.
    private struct Pattern {
        var parts: [[UInt8]]
        /// Whether there is hardly any text, so that gaps only stand for placeholders; else everything would be mentioned.
        var isVague: Bool
    }

    /// Takes the parts of literals with interpolations.
    init(_ patterns: Set<[String]>) {
        self.patterns = patterns.map { pattern in
            let parts = pattern.map { Array($0.utf8) }
            return Pattern(parts: parts, isVague: parts.joined().lazy.filter { Self.isWordCharacter($0) }.prefix(2).count < 2)
        }
    }

    /// The names that at least one pattern may be, by their indices.
    func matched(_ names: [String]) -> Set<Int> {
        let sorted = Self.sorted(names) { Array($0.utf8) }
        let reversed = Self.sorted(names) { Array($0.utf8.reversed()) }
        var matched: Set<Int> = []
        for pattern in patterns {
            guard let first = pattern.parts.first, let last = pattern.parts.last else { continue }
            let candidates =
                first.isEmpty && !last.isEmpty ? Self.range(of: Array(last.reversed()), in: reversed) : Self.range(of: first, in: sorted)
            for (name, index) in candidates where !matched.contains(index) {
                if Self.matches(pattern, first.isEmpty && !last.isEmpty ? name.reversed() : name) { matched.insert(index) }
            }
        }
        return matched
    }

    private static func sorted(_ names: [String], _ bytes: (String) -> [UInt8]) -> [(name: [UInt8], index: Int)] {
        names.enumerated().map { (bytes($0.element), $0.offset) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }
    }

    /// The names that begin with some bytes.
    private static func range(of prefix: [UInt8], in names: [(name: [UInt8], index: Int)]) -> ArraySlice<(name: [UInt8], index: Int)> {
        var low = 0
        var high = names.count
        while low < high {
            let middle = (low + high) / 2
            if names[middle].name.lexicographicallyPrecedes(prefix) { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < names.count, names[end].name.starts(with: prefix) { end += 1 }
        return names[low..<end]
    }

    /// Whether the gaps can be filled so that a pattern becomes a name.
    private static func matches(_ pattern: Pattern, _ name: [UInt8]) -> Bool {
        guard let first = pattern.parts.first, let last = pattern.parts.last, name.count >= first.count + last.count,
            name.starts(with: first), name.suffix(last.count).elementsEqual(last)
        else { return false }
        if pattern.isVague, name.dropFirst(first.count).first != UInt8(ascii: "%") { return false }
        let end = name.count - last.count
        var place = first.count
        for part in pattern.parts.dropFirst().dropLast() + [[]] {
            var next = part.isEmpty ? end : place
            while next + part.count <= end, !name[next..<(next + part.count)].elementsEqual(part) { next += 1 }
            guard next + part.count <= end else { return false }
            if pattern.isVague, !isPlaceholder(name[place..<next]) { return false }
            place = next + part.count
        }
        return true
    }

    private static func isWordCharacter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func isPlaceholder(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.first == UInt8(ascii: "%") && bytes.count < 12 && !bytes.contains(0x20)
    }
}
