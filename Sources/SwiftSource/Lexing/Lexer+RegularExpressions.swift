extension Lexer {
    /// Where the regular expression `/…/` ends that begins at `slash`; `nil` when the slash is an operator.
    ///
    /// As the compiler has it: it lies within a line, neither begins nor ends with a blank, and closes no parenthesis that it
    /// has not opened.
    func regularExpressionEnd(_ slash: Int) -> Int? {
        var place = slash + 1
        var groups = 0
        var classes = 0
        var isBehindBlank = true
        while place < end {
            let isBlank = base[place] == 0x20 || base[place] == 0x09
            if isBlank, place == slash + 1 { return nil }
            defer { isBehindBlank = isBlank }
            switch base[place] {
            case 0x0A, 0x0D: return nil
            case 0x2F: return isBehindBlank ? nil : place + 1
            case 0x5C:
                place += 1
                if byte(place) == 0x0A || byte(place) == 0x0D { return nil }
            case 0x28 where classes == 0: groups += 1
            case 0x29 where classes == 0:
                if groups == 0 { return nil }
                groups -= 1
            case 0x5B: classes += 1
            case 0x5D where classes > 0: classes -= 1
            default: break
            }
            place += 1
        }
        return nil
    }

    /// Where the regular expression `#/…/#` ends; it may have several lines when nothing follows its first sign in the line.
    func extendedRegularExpressionEnd(_ slash: Int, hashCount: Int) -> Int? {
        var place = slash + 1
        var start = place
        while byte(start) == 0x20 || byte(start) == 0x09 { start += 1 }
        let isMultiline = byte(start) == 0x0A || byte(start) == 0x0D
        while place < end {
            switch base[place] {
            case 0x0A, 0x0D:
                if !isMultiline { return nil }
            case 0x5C:
                if !(byte(place + 1) == 0x0A || byte(place + 1) == 0x0D) { place += 1 }
            case 0x2F where self.hashCount(place + 1) >= hashCount: return place + 1 + hashCount
            default: break
            }
            place += 1
        }
        return nil
    }
}
