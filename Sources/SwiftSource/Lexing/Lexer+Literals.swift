extension Lexer {
    /// Reads what begins with `#`: a string or regular expression with its delimiter, a directive, or the sign alone.
    mutating func scanPound() {
        let start = token.start
        let count = hashCount(start)
        if byte(start + count) == 0x22 {
            position = stringEnd(quote: start + count, hashCount: count)
            token.kind = .string
        } else if byte(start + count) == 0x2F, let end = extendedRegularExpressionEnd(start + count, hashCount: count) {
            position = end
            token.kind = .regularExpression
        } else {
            token.kind = directive(at: start + 1)
            if token.kind != .pound { scanIdentifierRest() }
        }
    }

    private func directive(at place: Int) -> Token.Kind {
        for (word, kind) in [
            ("if" as StaticString, Token.Kind.poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
            ("sourceLocation", .poundSourceLocation),
        ] where matches(word, at: place) && !ByteSet.identifier.contains(byte(place + word.utf8CodeUnitCount)) {
            return kind
        }
        return .pound
    }

    /// The number of `#` from a place on.
    func hashCount(_ start: Int) -> Int {
        var place = start
        while byte(place) == 0x23 { place += 1 }
        return place - start
    }

    /// Whether exactly the delimiter of a literal, `count` times `#`, stands at a place.
    private func hasHashes(_ count: Int, at place: Int) -> Bool {
        for offset in 0..<count where byte(place + offset) != 0x23 { return false }
        return true
    }

    /// Reads a number; behind a point it is the index of a tuple and has digits only.
    mutating func scanNumber() {
        let start = token.start
        token.kind = .number
        let isIndex = start > 0 && base[start - 1] == 0x2E && !(start > 1 && base[start - 2] == 0x2E)
        let isHexadecimal = base[start] == 0x30 && byte(start + 1) == 0x78
        scanDigitsAndLetters(exponents: isIndex ? nil : isHexadecimal ? (0x70, 0x50) : (0x65, 0x45))
        guard !isIndex, byte(position) == 0x2E, isDigit(byte(position + 1), isHexadecimal) else { return }
        if isHexadecimal, !hasExponent(position + 1) { return }
        position += 1
        scanDigitsAndLetters(exponents: isHexadecimal ? (0x70, 0x50) : (0x65, 0x45))
    }

    private mutating func scanDigitsAndLetters(exponents: (UInt8, UInt8)?) {
        while position < end {
            let byte = base[position]
            if let exponents, byte == exponents.0 || byte == exponents.1, self.byte(position + 1) == 0x2B || self.byte(position + 1) == 0x2D
            {
                position += 2
            } else if ByteSet.identifier.contains(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    private func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
        switch byte {
        case 0x30...0x39: true
        case 0x41...0x46, 0x61...0x66: isHexadecimal
        default: false
        }
    }

    /// Whether the digits of a hexadecimal fraction lead to an exponent, without which `0xA.fade` is a member; a decimal digit
    /// settles it.
    private func hasExponent(_ start: Int) -> Bool {
        var place = start
        while isDigit(byte(place), true) || byte(place) == 0x5F { place += 1 }
        return byte(place) == 0x70 || byte(place) == 0x50 || isDigit(byte(start), false)
    }

    /// Where the string with its first quotation mark at `quote` ends, behind its delimiter; a line ends it when nothing else does.
    mutating func stringEnd(quote: Int, hashCount: Int, depth: Int = 0) -> Int {
        if byte(quote + 1) == 0x22, byte(quote + 2) == 0x22, hashCount == 0 || !endsInLine(quote + 1, hashCount) {
            return multilineStringEnd(quote + 3, hashCount, depth)
        }
        var place = quote + 1
        while place < end {
            switch base[place] {
            case 0x22:
                if hasHashes(hashCount, at: place + 1) { return place + 1 + hashCount }
                place += 1
            case 0x5C: place = escapeEnd(place, hashCount, depth, isMultiline: false)
            case 0x0A, 0x0D: return place
            default: place &+= 1
            }
        }
        return min(place, end)
    }

    private mutating func multilineStringEnd(_ start: Int, _ hashCount: Int, _ depth: Int) -> Int {
        var place = start
        while place < end {
            switch base[place] {
            case 0x22:
                if byte(place + 1) == 0x22, byte(place + 2) == 0x22, hasHashes(hashCount, at: place + 3) { return place + 3 + hashCount }
                place += 1
            case 0x5C: place = escapeEnd(place, hashCount, depth, isMultiline: true)
            default: place &+= 1
            }
        }
        return min(place, end)
    }

    /// Whether a quotation mark with its delimiter follows in the line, so that `#"""#` is a string of one sign.
    private func endsInLine(_ start: Int, _ hashCount: Int) -> Bool {
        var place = start
        while place < end, base[place] != 0x0A, base[place] != 0x0D {
            if base[place] == 0x22, hasHashes(hashCount, at: place + 1) { return true }
            place += 1
        }
        return false
    }

    /// Where what a backslash in a string begins ends: an interpolation, or the escaped character.
    private mutating func escapeEnd(_ backslash: Int, _ hashCount: Int, _ depth: Int, isMultiline: Bool) -> Int {
        let place = backslash + 1
        guard hasHashes(hashCount, at: place) else { return place }
        let next = byte(place + hashCount)
        if next == 0x28, depth < Self.interpolationLimit {
            return groupEnd(place + hashCount, depth: depth + 1, isWithinLine: !isMultiline)
        }
        return next == 0x0A || next == 0x0D ? place + hashCount : min(place + hashCount + 1, end)
    }

    /// Strings in interpolations in strings; deeper ones are taken for plain text.
    private static var interpolationLimit: Int { 64 }
}
