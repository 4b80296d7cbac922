/// A pattern of the shell as the C library's `fnmatch` reads it: `*`, `?`, `[a-z]`, `[!a-z]`, `\*`.
///
/// Unlike `Glob` of SystemSupport it has neither braces nor `**`, and every text is a legal pattern: a bracket that is not closed
/// stands for itself. The time is bounded by the product of the lengths.
enum ShellPattern {
    /// Whether a pattern describes the whole of a text.
    static func matches(_ pattern: String, _ text: String) -> Bool {
        if pattern == "*" || pattern == text { return true }
        return matches(Array(pattern.utf8)[...], Array(text.utf8)[...])
    }

    /// The same on bytes; a `?` takes a whole character.
    static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
        var (place, offset) = (pattern.startIndex, text.startIndex)
        // Where to go on when the way turns out wrong: the last star may take one character more.
        var star: (place: Int, offset: Int)?
        while offset < text.endIndex {
            if place < pattern.endIndex, pattern[place] == UInt8(ascii: "*") {
                place += 1
                star = (place, offset)
            } else if place < pattern.endIndex, let next = step(pattern, &place, text, offset) {
                offset = next
            } else if let last = star {
                let next = characterEnd(text, last.offset)
                star = (last.place, next)
                (place, offset) = (last.place, next)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// Takes one step of the pattern; gives the offset behind the character it takes, `nil` when it takes it not.
    private static func step(_ pattern: ArraySlice<UInt8>, _ place: inout Int, _ text: ArraySlice<UInt8>, _ offset: Int) -> Int? {
        switch pattern[place] {
        case UInt8(ascii: "?"):
            place += 1
            return characterEnd(text, offset)
        case UInt8(ascii: "["):
            guard let set = set(pattern, place, text[offset]) else { break }
            place = set.end
            return set.isMember ? characterEnd(text, offset) : nil
        case Byte.backslash where place + 1 < pattern.endIndex:
            guard pattern[place + 1] == text[offset] else { return nil }
            place += 2
            return offset + 1
        default: break
        }
        guard pattern[place] == text[offset] else { return nil }
        place += 1
        return offset + 1
    }

    /// Where the bracket at `start` ends, and whether the byte is in it; `nil` when it is not closed.
    private static func set(_ pattern: ArraySlice<UInt8>, _ start: Int, _ byte: UInt8) -> (end: Int, isMember: Bool)? {
        var place = start + 1
        let isNegated = place < pattern.endIndex && (pattern[place] == UInt8(ascii: "!") || pattern[place] == UInt8(ascii: "^"))
        if isNegated { place += 1 }
        let first = place
        var isMember = false
        while place < pattern.endIndex, pattern[place] != UInt8(ascii: "]") || place == first {
            if pattern[place] == Byte.backslash, place + 1 < pattern.endIndex { place += 1 }
            let low = pattern[place]
            var high = low
            if place + 2 < pattern.endIndex, pattern[place + 1] == UInt8(ascii: "-"), pattern[place + 2] != UInt8(ascii: "]") {
                place += 2
                high = pattern[place]
            }
            if low <= byte, byte <= high { isMember = true }
            place += 1
        }
        guard place < pattern.endIndex else { return nil }
        return (place + 1, isMember != isNegated)
    }

    private static func characterEnd(_ text: ArraySlice<UInt8>, _ offset: Int) -> Int {
        var end = offset + 1
        while end < text.endIndex, text[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}
