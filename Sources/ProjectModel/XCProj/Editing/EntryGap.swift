/// What stands between two entries of a list or dictionary of JSON: blanks, comments and the comma.
struct EntryGap {
    /// What stands before the comma; empty where there is no comma.
    private(set) var before: [UInt8] = []
    private(set) var hasComma = false
    /// What stands behind the comma.
    private(set) var after: [UInt8] = []
    /// Whether the bracket that opens stands before the gap.
    private(set) var isBegin = false
    /// Whether the bracket that closes stands behind the gap.
    private(set) var isEnd = false

    /// Takes a text between two entries apart.
    init(_ text: ArraySlice<UInt8>, isBegin: Bool, isEnd: Bool) {
        let text = Array(text)
        self.isBegin = isBegin
        self.isEnd = isEnd
        var place = 0
        while place < text.count, text[place] != UInt8(ascii: ",") {
            place = JSONTextPlaces.end(ofCommentAt: place, in: text) ?? place + 1
        }
        hasComma = place < text.count
        before = hasComma ? Array(text[..<place]) : []
        after = hasComma ? Array(text[(place + 1)...]) : text
    }

    private init(before: [UInt8] = [], hasComma: Bool, after: [UInt8], isBegin: Bool, isEnd: Bool) {
        self.before = before
        self.hasComma = hasComma
        self.after = after
        self.isBegin = isBegin
        self.isEnd = isEnd
    }

    /// The text.
    var bytes: [UInt8] { before + (hasComma ? [UInt8(ascii: ",")] : []) + after }

    /// Whether there is a line end behind the comma.
    var breaksLine: Bool { !lineEnds.isEmpty }

    /// Whether somebody has written a comment here.
    var hasComment: Bool { Self.hasComment(before) || Self.hasComment(after) }

    /// What stands behind the last line end.
    var indent: [UInt8] { lineEnds.last.map { Array(after[$0...].prefix { $0 == 0x20 || $0 == 0x09 }) } ?? [] }

    /// The places behind the line ends that are in no comment.
    private var lineEnds: [Int] {
        var result: [Int] = []
        var place = 0
        while place < after.count {
            if let end = JSONTextPlaces.end(ofCommentAt: place, in: after) {
                place = end
                continue
            }
            if after[place] == 0x0A { result.append(place + 1) }
            place += 1
        }
        return result
    }

    private static func hasComment(_ text: [UInt8]) -> Bool { text.contains(UInt8(ascii: "/")) }
}

// MARK: - Taking out and putting in

extension EntryGap {
    /// What is left of this gap and the next one when the entry between them goes; a comment behind the entry on its line goes with it.
    func joined(with next: EntryGap) -> EntryGap {
        var text = after
        if let own = lineEnds.last, let other = next.lineEnds.first {
            // The lines of the entry go, but for a comment that stands before it.
            let rest = after[own...]
            text = (Self.hasComment(Array(rest)) ? after + next.after[(other - 1)..<other] : Array(after[..<own])) + next.after[other...]
        } else if !Self.hasComment(after), next.breaksLine || next.isEnd && !breaksLine || Self.hasComment(next.after) {
            text = breaksLine ? after + next.after : next.after
        } else if Self.hasComment(next.after) {
            text = after + next.after
        }
        return EntryGap(
            before: before + (Self.hasComment(next.before) ? next.before : []),
            hasComma: next.isEnd ? next.hasComma : !isBegin,
            after: text,
            isBegin: isBegin,
            isEnd: next.isEnd
        )
    }

    /// How the entries around a new one stand to it.
    struct Surroundings {
        /// Whether the entry before is to end on the line on which the new one begins.
        var joinsBefore: Bool
        /// Whether the new one is to end on the line on which the entry behind begins.
        var joinsBehind: Bool
        /// What begins the lines of entries.
        var indent: [UInt8]
        var newline: [UInt8]
        /// Whether all entries stand on one line.
        var isInline: Bool
        /// The indent of the bracket that closes.
        var closingIndent: [UInt8]
    }

    /// The two gaps around an entry that is put in here.
    func split(_ around: Surroundings) -> (EntryGap, EntryGap) {
        if let end = lineEnds.first { return splitLines(at: end, around) }
        if isBegin, isEnd, !around.isInline {
            return (
                EntryGap(hasComma: false, after: after + around.newline + around.indent, isBegin: true, isEnd: false),
                EntryGap(hasComma: true, after: around.newline + around.closingIndent, isBegin: false, isEnd: true)
            )
        }
        // What stands on one line stays on one line.
        if isEnd {
            var last = self
            last.isBegin = false
            return (EntryGap(hasComma: !isBegin, after: isBegin ? after : [0x20], isBegin: isBegin, isEnd: false), last)
        }
        return (self, EntryGap(hasComma: true, after: [0x20], isBegin: false, isEnd: false))
    }

    private func splitLines(at end: Int, _ around: Surroundings) -> (EntryGap, EntryGap) {
        let (first, rest) = (Array(after[..<end]), Array(after[end...]))
        if isEnd, !isBegin, around.joinsBefore, !Self.hasComment(first) {
            return (
                EntryGap(before: before, hasComma: true, after: [0x20], isBegin: false, isEnd: false),
                EntryGap(hasComma: hasComma, after: after, isBegin: false, isEnd: true)
            )
        }
        if isBegin, !isEnd, around.joinsBehind, !hasComment {
            return (self, EntryGap(hasComma: true, after: [0x20], isBegin: false, isEnd: false))
        }
        return (
            EntryGap(before: before, hasComma: !isBegin, after: first + around.indent, isBegin: isBegin, isEnd: false),
            EntryGap(hasComma: isEnd ? hasComma || isBegin : true, after: around.newline + rest, isBegin: false, isEnd: isEnd)
        )
    }
}
