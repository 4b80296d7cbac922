import Diagnostics

extension OpenStepReader {
    /// Goes past white space and comments.
    @inline(__always)
    mutating func skipBlanks() throws(DiagnosticError) {
        while position < bytes.count {
            let byte = bytes[position]
            if classes[Int(byte)] == .whiteSpace {
                position += 1
            } else if byte == UInt8(ascii: "/") {
                guard try skipComment() else { return }
            } else if byte == 0xE2 {
                guard skipUnicodeLineEnd() else { return }
            } else {
                return
            }
        }
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
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var cursor = start
        let raw = UnsafeRawBufferPointer(bytes)
        while cursor + 8 <= raw.count {
            let text = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: cursor, as: UInt64.self))
            seenBits |= text
            let word = text ^ pattern
            let match = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
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

    /// Reads a quoted or unquoted string; answers false where there is none.
    @inline(__always)
    mutating func readString() throws(DiagnosticError) -> Bool {
        guard position < bytes.count else { return false }
        let first = bytes[position]
        if classes[Int(first)] == .unquoted {
            let start = position
            repeat { position += 1 } while position < bytes.count && classes[Int(bytes[position])] == .unquoted
            append(.string, .verbatim, start: start, end: position)
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
