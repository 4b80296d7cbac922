import Diagnostics

extension OpenStepReader {
    /// Goes past white space and comments.
    @inline(__always)
    mutating func skipBlanks() throws(DiagnosticError) {
        while true {
            var cursor = position
            while cursor < bytes.count, classes[Int(bytes[cursor])] == .whiteSpace { cursor += 1 }
            position = cursor
            guard cursor < bytes.count else { return }
            if bytes[cursor] == UInt8(ascii: "/") {
                guard try skipComment() else { return }
            } else if bytes[cursor] == 0xE2 {
                guard skipUnicodeLineEnd() else { return }
            } else {
                return
            }
        }
    }

    /// Eight bytes of the text; `nil` where it has no eight more.
    @inline(__always)
    private func word(at offset: Int) -> UInt64? {
        guard offset + 8 <= bytes.count else { return nil }
        return UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Goes past ` = ` and answers true, when the value begins right behind it as it nearly always does.
    @inline(__always)
    mutating func skipEqualsSign() -> Bool {
        guard let word = word(at: position), word & 0xFF_FFFF == 0x20_3D20 else { return false }
        let next = UInt8(truncatingIfNeeded: word >> 24)
        // A slash may begin a comment, and a string.
        guard next != UInt8(ascii: "/"), classes[Int(next)] == .unquoted || next == UInt8(ascii: "\"") else { return false }
        position += 3
        return true
    }

    /// Goes past a comment; answers false where the slash begins something else.
    @inline(__always)
    private mutating func skipComment() throws(DiagnosticError) -> Bool {
        guard position + 1 < bytes.count else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "*"):
            var cursor = position + 2
            while let star = offset(of: UInt8(ascii: "*"), from: cursor), star + 1 < bytes.count {
                if bytes[star + 1] == UInt8(ascii: "/") {
                    position = star + 2
                    return true
                }
                cursor = star + 1
            }
            throw fault("unclosed-comment", "the comment has no end; close it with '*/'", at: position)
        case UInt8(ascii: "/"):
            while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
                seenBits |= UInt64(bytes[position])
                position += 1
            }
            return true
        default:
            return false
        }
    }

    /// The offset of the next byte of a kind; eight bytes at a time, because a third of a project is comments.
    @inline(__always)
    private mutating func offset(of byte: UInt8, from start: Int) -> Int? {
        var cursor = start
        let raw = UnsafeRawBufferPointer(bytes)
        while cursor + 8 <= raw.count {
            let text = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: cursor, as: UInt64.self))
            seenBits |= text
            let match = ByteWord.isEqual(text, to: byte)
            if match != 0 { return cursor + match.trailingZeroBitCount / 8 }
            cursor += 8
        }
        while cursor < raw.count {
            if raw[cursor] == byte { return cursor }
            seenBits |= UInt64(raw[cursor])
            cursor += 1
        }
        return nil
    }

    /// Goes past U+2028 and U+2029, which count as white space.
    private mutating func skipUnicodeLineEnd() -> Bool {
        guard position + 2 < bytes.count, bytes[position + 1] == 0x80 else { return false }
        guard bytes[position + 2] == 0xA8 || bytes[position + 2] == 0xA9 else { return false }
        position += 3
        return true
    }

    /// The end of the characters that may stand in a string without quotation marks.
    @inline(__always)
    private func endOfUnquoted(from start: Int) -> Int {
        var cursor = start
        while cursor < bytes.count, classes[Int(bytes[cursor])] == .unquoted { cursor += 1 }
        return cursor
    }

    /// Reads a quoted or unquoted string; answers false where there is none.
    @inline(__always)
    mutating func readString() throws(DiagnosticError) -> Bool {
        guard position < bytes.count else { return false }
        let first = bytes[position]
        if classes[Int(first)] == .unquoted {
            let end = endOfUnquoted(from: position + 1)
            append(.string, .verbatim, start: position, end: end)
            position = end
            return true
        }
        guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return false }
        try readQuotedString(closing: first)
        return true
    }

    private mutating func readQuotedString(closing quote: UInt8) throws(DiagnosticError) {
        let opening = position
        var cursor = opening + 1
        var encoding = PropertyListNode.ScalarEncoding.quoted
        while let word = word(at: cursor) {
            let end = ByteWord.isEqual(word, to: quote) | ByteWord.isEqual(word, to: UInt8(ascii: "\\"))
            // What stands behind the end is looked at as well, which does no harm: it only leads to a closer look.
            seenBits |= word
            guard end == 0 else {
                cursor += end.trailingZeroBitCount / 8
                break
            }
            cursor += 8
        }
        while cursor < bytes.count {
            let byte = bytes[cursor]
            seenBits |= UInt64(byte)
            if byte == quote {
                append(.string, encoding, start: opening + 1, end: cursor)
                position = cursor + 1
                return
            }
            if byte == UInt8(ascii: "\\") {
                encoding = .escaped
                cursor += 1
                if cursor < bytes.count { seenBits |= UInt64(bytes[cursor]) }
            }
            cursor += 1
        }
        throw fault("unclosed-string", "the string has no closing quotation mark", at: opening)
    }

    /// Reads hexadecimal data between angle brackets.
    mutating func readData() throws(DiagnosticError) {
        let opening = position
        var digitCount = 0
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if HexadecimalText.value(of: bytes[position]) != nil {
                digitCount += 1
            } else if classes[Int(bytes[position])] != .whiteSpace {
                throw unexpected("in data, which has hexadecimal digits only", code: "invalid-data")
            }
            position += 1
        }
        guard position < bytes.count else {
            throw fault("unclosed-data", "the data has no closing '>'", at: opening)
        }
        guard digitCount.isMultiple(of: 2) else {
            throw fault("invalid-data", "the data has an odd number of hexadecimal digits", at: opening)
        }
        append(.data, .verbatim, start: opening + 1, end: position)
        position += 1
    }

    @inline(__always)
    private mutating func append(
        _ kind: PropertyListKind,
        _ encoding: PropertyListNode.ScalarEncoding,
        start: Int,
        end: Int
    ) {
        nodes.append(
            PropertyListNode(
                kind: kind,
                encoding: encoding,
                offset: UInt32(truncatingIfNeeded: start),
                length: UInt32(truncatingIfNeeded: end - start),
                next: UInt32(truncatingIfNeeded: nodes.count + 1)
            )
        )
    }
}
