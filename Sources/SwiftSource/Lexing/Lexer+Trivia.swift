extension Lexer {
    /// Goes over blanks and comments; tells whether a line ended among them.
    @inline(__always)
    mutating func skipTrivia() -> Bool {
        var sawLineEnd = false
        while position < end {
            let byte = base[position]
            if byte == 0x20 {
                position &+= 1
            } else if byte == 0x0A || byte == 0x0D {
                sawLineEnd = true
                position &+= 1
            } else if byte == 0x2F {
                guard skipComment(&sawLineEnd) else { return sawLineEnd }
            } else if byte > 0x20, byte < 0x7F, byte != 0x3C, byte != 0x3E {
                return sawLineEnd
            } else if !skipRareTrivia(byte, sawLineEnd || position == 0) {
                return sawLineEnd
            }
        }
        return sawLineEnd
    }

    /// Goes over what only looks like a token: blanks of other kinds, control characters, letters that no name has.
    @inline(never)
    private mutating func skipRareTrivia(_ byte: UInt8, _ isAtLineStart: Bool) -> Bool {
        if byte == 0x3C || byte == 0x3E { return isAtLineStart && skipConflict(byte) }
        if byte < 0x80 {
            position += 1
            return true
        }
        let (scalar, length) = scalar(at: position)
        guard !scalar.isOperatorHead, !scalar.isIdentifierHead else { return false }
        position += length
        return true
    }

    /// Goes over the comment that begins here, if one does.
    @inline(never)
    private mutating func skipComment(_ sawLineEnd: inout Bool) -> Bool {
        let next = byte(position + 1)
        guard next == 0x2F || next == 0x2A else { return false }
        if next == 0x2F {
            position = lineCommentEnd(position)
        } else {
            let start = position
            position = blockCommentEnd(position)
            if !sawLineEnd { sawLineEnd = hasLineEnd(start, position) }
        }
        return true
    }

    /// Where the comment `//…` ends, which is before the end of its line.
    mutating func lineCommentEnd(_ start: Int) -> Int {
        var place = start + 2
        noteAnnotation(start, markEnd: place)
        while place < end, base[place] != 0x0A, base[place] != 0x0D {
            if base[place] == 0x2F, byte(place &+ 1) == 0x2F { noteAnnotation(start, markEnd: place &+ 2) }
            place &+= 1
        }
        return place
    }

    /// Where the comment `/*…*/` ends; comments inside it are counted.
    mutating func blockCommentEnd(_ start: Int) -> Int {
        var place = start + 2
        var depth = 1
        noteAnnotation(start, markEnd: place)
        while place < end {
            switch base[place] {
            case 0x2A where byte(place + 1) == 0x2F:
                place += 2
                depth -= 1
                if depth == 0 { return place }
            case 0x2F where byte(place + 1) == 0x2A:
                place += 2
                depth += 1
            case 0x0A, 0x0D:
                place += 1
                noteAnnotation(start, markEnd: place)
            default: place &+= 1
            }
        }
        return end
    }

    private func hasLineEnd(_ start: Int, _ end: Int) -> Bool {
        (start..<end).contains { base[$0] == 0x0A || base[$0] == 0x0D }
    }

    /// Remembers a comment of which a line begins with `sourcery:` or `trellis:`, once.
    private mutating func noteAnnotation(_ comment: Int, markEnd: Int) {
        var place = markEnd
        while place < end {
            switch base[place] {
            case 0x2A where byte(place + 1) == 0x2F: return
            case 0x20, 0x09, 0x2F, 0x2A: place += 1
            case 0x73, 0x74:
                guard AnnotationPrefix.length(base, place, end) != nil else { return }
                if Int(annotatedComments.last ?? 0) < comment || annotatedComments.isEmpty {
                    annotatedComments.append(UInt32(truncatingIfNeeded: comment))
                }
                return
            default: return
            }
        }
    }

    /// Goes over a conflict that a version control system has written into the file, if it is complete.
    private mutating func skipConflict(_ byte: UInt8) -> Bool {
        let open: StaticString = byte == 0x3C ? "<<<<<<< " : ">>>> "
        let close: StaticString = byte == 0x3C ? ">>>>>>> " : "<<<<\n"
        guard !(byte == 0x3C ? hasNoConflict.ours : hasNoConflict.theirs), matches(open, at: position) else { return false }
        var place = position
        while place < end {
            if base[place] == 0x0A || base[place] == 0x0D, matches(close, at: place + 1) {
                place += 1
                while place < end, base[place] != 0x0A, base[place] != 0x0D { place += 1 }
                position = place
                return true
            }
            place += 1
        }
        if byte == 0x3C { hasNoConflict.ours = true } else { hasNoConflict.theirs = true }
        return false
    }

    /// Whether the source has these characters at a place.
    @inline(__always)
    func matches(_ text: StaticString, at place: Int) -> Bool {
        guard place + text.utf8CodeUnitCount <= end else { return false }
        for index in 0..<text.utf8CodeUnitCount where base[place + index] != text.utf8Start[index] { return false }
        return true
    }
}
