/// What stands in a string literal: its text without escapes, and where the code in it is.
struct LiteralContent {
    /// The text between interpolations.
    var parts: [String] = []
    /// The code of the interpolations, without their parentheses.
    var interpolations: [Range<Int>] = []

    /// Reads the literal of a token.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ token: Token, _ lexer: inout Lexer) {
        var start = token.start
        while start < token.end, bytes[start] == 0x23 { start += 1 }
        let hashCount = start - token.start
        let isMultiline =
            start + 2 < token.end && bytes[start + 1] == 0x22 && bytes[start + 2] == 0x22
            && token.end - start >= 6 + hashCount
        let quotes = isMultiline ? 3 : 1
        start += quotes
        var end = max(start, token.end - hashCount - quotes)
        // A literal without its end reaches to that of its line.
        if token.end - start < hashCount + quotes || bytes[token.end - 1 - hashCount] != 0x22 { end = max(start, token.end) }
        var indent = 0
        if isMultiline { (start, end, indent) = Self.lines(bytes, start, end) }
        read(bytes, start..<end, hashCount: hashCount, indent: isMultiline ? indent : nil, &lexer)
    }

    /// A literal of several lines without its first and last end of line, and its indent.
    private static func lines(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> (Int, Int, Int) {
        var first = start
        while first < end, bytes[first] != 0x0A { first += 1 }
        var last = end
        while last > first, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
        let indent = end - last
        if last > first + 1, bytes[last - 1] == 0x0A { last -= 1 }
        if last > first + 1, bytes[last - 1] == 0x0D { last -= 1 }
        return (min(first + 1, last), last, indent)
    }

    private mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, hashCount: Int, indent: Int?, _ lexer: inout Lexer
    ) {
        var text: [UInt8] = []
        var place = range.lowerBound
        if let indent { place = Self.passIndent(bytes, place, range.upperBound, indent) }
        while place < range.upperBound {
            let byte = bytes[place]
            if byte == 0x5C, Self.hasHashes(bytes, place + 1, range.upperBound, hashCount) {
                let sign = place + 1 + hashCount
                guard sign < range.upperBound else { break }
                if bytes[sign] == 0x28 {
                    let close = min(lexer.groupEnd(sign, depth: 1, isWithinLine: indent == nil), range.upperBound)
                    parts.append(String(decoding: text, as: UTF8.self))
                    text = []
                    interpolations.append((sign + 1)..<max(sign + 1, close - 1))
                    place = max(close, sign + 1)
                } else if let indent, let line = Self.continuation(bytes, sign, range.upperBound) {
                    place = Self.passIndent(bytes, line, range.upperBound, indent)
                } else {
                    place = Self.appendEscape(bytes, sign, range.upperBound, to: &text)
                }
                continue
            }
            text.append(byte)
            place += 1
            if byte == 0x0A, let indent { place = Self.passIndent(bytes, place, range.upperBound, indent) }
        }
        parts.append(String(decoding: text, as: UTF8.self))
    }

    private static func passIndent(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ indent: Int) -> Int {
        var place = start
        while place < end, place < start + indent, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
        return place
    }

    /// Where the next line begins, when nothing but blanks stands between a backslash and the end of its line.
    private static func continuation(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
        var place = start
        while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 || bytes[place] == 0x0D { place += 1 }
        return place < end && bytes[place] == 0x0A ? place + 1 : nil
    }

    private static func hasHashes(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ count: Int) -> Bool {
        start + count <= end && bytes[start..<(start + count)].allSatisfy { $0 == 0x23 }
    }

    /// Appends what an escape stands for, and tells where it ends.
    private static func appendEscape(
        _ bytes: UnsafeBufferPointer<UInt8>, _ sign: Int, _ end: Int, to text: inout [UInt8]
    ) -> Int {
        switch bytes[sign] {
        case 0x6E: text.append(0x0A)
        case 0x74: text.append(0x09)
        case 0x72: text.append(0x0D)
        case 0x30: text.append(0)
        case 0x0A: break
        case 0x75 where sign + 1 < end && bytes[sign + 1] == 0x7B:
            var place = sign + 2
            var value: UInt32 = 0
            while place < end, place < sign + 10, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue {
                value = value << 4 | UInt32(digit)
                place += 1
            }
            if let scalar = Unicode.Scalar(value) { text += Array(String(scalar).utf8) }
            return place < end && bytes[place] == 0x7D ? place + 1 : place
        default: text.append(bytes[sign])
        }
        return sign + 1
    }
}
