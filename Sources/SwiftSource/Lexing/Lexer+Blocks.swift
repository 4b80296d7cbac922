extension Lexer {
    /// Passes over the block whose `{` is current, and goes to the token behind its `}`; `false` when the file ends before.
    mutating func skipBlock() -> Bool {
        guard unclosedLimit > 0 else { return giveUp() }
        var place = token.end
        var depth = 1
        while place < end {
            let byte = base[place]
            guard ByteSet.blockStructure.contains(byte) else {
                place &+= 1
                continue
            }
            switch byte {
            case 0x7B:
                depth &+= 1
                place &+= 1
            case 0x7D:
                depth &-= 1
                place &+= 1
                if depth == 0 {
                    move(to: place)
                    return true
                }
            default: place = opaqueEnd(place, depth: 0)
            }
        }
        unclosedLimit -= 1
        return giveUp()
    }

    /// Goes to the end of the file.
    private mutating func giveUp() -> Bool {
        move(to: end)
        return false
    }

    /// Passes over the group whose `(` or `[` is current, and goes to the token behind its end; `false` when it has none.
    mutating func skipGroup() -> Bool {
        guard unclosedLimit > 0 else { return giveUp() }
        let place = groupEnd(token.start, depth: 0, isWithinLine: false)
        let isClosed = place > token.start + 1 && (base[place - 1] == 0x29 || base[place - 1] == 0x5D)
        if !isClosed { unclosedLimit -= 1 }
        move(to: place)
        return isClosed
    }

    /// Where the group that begins at `start` ends. A `}` without its `{` ends it as well, and so does a line when it is the
    /// interpolation of a string of one line; what is in brackets inside may have several.
    mutating func groupEnd(_ start: Int, depth: Int, isWithinLine: Bool) -> Int {
        var place = start + 1
        var open = 1
        var braces = 0
        while place < end {
            let byte = base[place]
            guard ByteSet.groupStructure.contains(byte) else {
                if isWithinLine, open == 1, braces == 0, byte == 0x0A || byte == 0x0D { return place }
                place &+= 1
                continue
            }
            switch byte {
            case 0x28, 0x5B:
                if braces == 0 { open += 1 }
            case 0x29, 0x5D:
                if braces == 0 { open -= 1 }
                if open == 0 { return place + 1 }
            case 0x7B: braces += 1
            case 0x7D:
                if braces == 0 { return place }
                braces -= 1
            case 0x22, 0x23, 0x2F, 0x60:
                place = opaqueEnd(place, depth: depth)
                continue
            default: break
            }
            place += 1
        }
        return end
    }

    /// Where what can hide brackets ends: a string, a comment, a regular expression, a quoted identifier. Of a sign that only
    /// looks like the beginning of one it is the next byte.
    @inline(never)
    private mutating func opaqueEnd(_ place: Int, depth: Int) -> Int {
        switch base[place] {
        case 0x22: return stringEnd(quote: place, hashCount: 0, depth: depth)
        case 0x60: return quotedIdentifierEnd(place)
        case 0x23: return poundEnd(place, depth)
        default: return slashEnd(place)
        }
    }

    private func quotedIdentifierEnd(_ start: Int) -> Int {
        var place = start + 1
        while place < end, base[place] != 0x60, base[place] != 0x0A, base[place] != 0x0D { place += 1 }
        return byte(place) == 0x60 ? place + 1 : start + 1
    }

    private mutating func poundEnd(_ start: Int, _ depth: Int) -> Int {
        let count = hashCount(start)
        switch byte(start + count) {
        case 0x22: return stringEnd(quote: start + count, hashCount: count, depth: depth)
        case 0x2F: return extendedRegularExpressionEnd(start + count, hashCount: count) ?? start + count
        default: return start + count
        }
    }

    private mutating func slashEnd(_ start: Int) -> Int {
        switch byte(start + 1) {
        case 0x2F: return lineCommentEnd(start)
        case 0x2A: return blockCommentEnd(start)
        default: break
        }
        let state = state
        defer { self.state = state }
        var operatorStart = start
        while operatorStart > 0, ByteSet.operatorCharacter.contains(base[operatorStart - 1]), !isCommentEnd(operatorStart) {
            operatorStart -= 1
        }
        position = operatorStart
        token.start = operatorStart
        scanOperator()
        if position <= start { return regularExpressionEnd(start) ?? start + 1 }
        guard token.kind == .operatorSign, token.fixity == .infix, operatorStart == start, isOperandExpected(start) else { return position }
        return regularExpressionEnd(start) ?? position
    }

    /// Whether an operand has to follow, judged by what stands before: `/` is no operator of two operands there.
    private func isOperandExpected(_ start: Int) -> Bool {
        guard !isLeftBound(start) else { return false }
        var place = start
        while place > 0, ByteSet.blank.contains(base[place - 1]) { place -= 1 }
        guard place > 0 else { return true }
        let byte = base[place - 1]
        if ByteSet.operatorCharacter.contains(byte) || ByteSet.opening.contains(byte) { return true }
        return ["return", "try", "await", "in", "case", "throw", "unsafe", "where", "else"].contains { endsWord($0, at: place) }
    }

    private func isCommentEnd(_ place: Int) -> Bool {
        place > 1 && base[place - 1] == 0x2F && base[place - 2] == 0x2A
    }
}
