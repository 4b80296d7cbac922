extension Lexer {
    /// Reads the operator at `position`; `/` may turn out to begin a regular expression.
    mutating func scanOperator() {
        let start = position
        if start == regularExpressionStart, let end = regularExpressionEnd(start) {
            position = end
            token.kind = .regularExpression
            return
        }
        let isLeftBound = isLeftBound(start)
        if isLeftBound, base[start] == 0x3F || base[start] == 0x21 {
            position = start + 1
            token.kind = base[start] == 0x3F ? .postfixQuestion : .exclamation
            return
        }
        if base[start] == 0x3C, byte(start + 1) == 0x23, let placeholderEnd = placeholderEnd(start) {
            position = placeholderEnd
            token.kind = .placeholder
            return
        }
        position = operatorEnd(start)
        let isRightBound = isRightBound(position, isLeftBound: isLeftBound)
        token.fixity = isLeftBound == isRightBound ? .infix : isLeftBound ? .postfix : .prefix
        if token.fixity == .prefix, let slash = firstSlash(start, position), !isBehindFunc(start), let end = regularExpressionEnd(slash) {
            position = slash > start ? slash : end
            if slash > start { regularExpressionStart = slash }
            token.kind = slash > start ? .operatorSign : .regularExpression
            return
        }
        token.kind = kind(of: start, position)
    }

    private func kind(of start: Int, _ end: Int) -> Token.Kind {
        switch (base[start], end - start) {
        case (0x3D, 1): .equal
        case (0x2E, 1): .period
        case (0x26, 1) where token.fixity == .prefix: .ampersand
        case (0x3F, 1): .infixQuestion
        case (0x2D, 2) where base[start + 1] == 0x3E: .arrow
        default: .operatorSign
        }
    }

    /// Where the operator that begins at `start` ends: before a comment, and before `.` unless it begins with one.
    private func operatorEnd(_ start: Int) -> Int {
        var place = start
        let hasDots = base[start] == 0x2E
        while place < end {
            let byte = base[place]
            if byte == 0x3C, place > start, self.byte(place + 1) == 0x23, placeholderEnd(place) != nil { break }
            if byte == 0x2F, place > start, self.byte(place + 1) == 0x2F || self.byte(place + 1) == 0x2A { break }
            if ByteSet.operatorCharacter.contains(byte) || hasDots && byte == 0x2E {
                place += 1
            } else if byte >= 0x80 {
                let (scalar, length) = scalar(at: place)
                guard scalar.isOperatorHead || place > start && scalar.isOperatorCharacter else { break }
                place += length
            } else {
                break
            }
        }
        return place
    }

    /// Whether something stands directly before `place`.
    func isLeftBound(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        let byte = base[place - 1]
        if byte == 0x2F { return !(place > 1 && base[place - 2] == 0x2A) }
        if byte == 0xA0, place > 1, base[place - 2] == 0xC2 { return false }
        return !ByteSet.opening.contains(byte)
    }

    /// Whether something stands directly behind an operator that ends at `place`.
    private func isRightBound(_ place: Int, isLeftBound: Bool) -> Bool {
        guard place < end else { return false }
        let byte = base[place]
        if byte == 0x2E { return !isLeftBound }
        if byte == 0x2F { return !(self.byte(place + 1) == 0x2F || self.byte(place + 1) == 0x2A) }
        if byte == 0xC2, self.byte(place + 1) == 0xA0 { return false }
        return !ByteSet.closing.contains(byte)
    }

    private func firstSlash(_ start: Int, _ end: Int) -> Int? {
        for place in start..<end where base[place] == 0x2F { return place }
        return nil
    }

    /// Whether `func` or `operator` stands before, after which `/` names an operator.
    private func isBehindFunc(_ start: Int) -> Bool {
        var place = start
        while place > 0, ByteSet.blank.contains(base[place - 1]) { place -= 1 }
        return place < start && (endsWord("func", at: place) || endsWord("operator", at: place))
    }

    func endsWord(_ word: StaticString, at place: Int) -> Bool {
        let start = place - word.utf8CodeUnitCount
        guard start >= 0, matches(word, at: start) else { return false }
        return start == 0 || !ByteSet.identifier.contains(base[start - 1]) && base[start - 1] < 0x80 && base[start - 1] != 0x60
    }

    /// Where the placeholder of an editor, `<#…#>`, ends; it is within a line.
    private func placeholderEnd(_ start: Int) -> Int? {
        var place = start + 2
        while place < end {
            switch base[place] {
            case 0x0A, 0x0D: return nil
            case 0x3C where byte(place + 1) == 0x23: return nil
            case 0x23 where byte(place + 1) == 0x3E: return place + 2
            default: place += 1
            }
        }
        return nil
    }
}
