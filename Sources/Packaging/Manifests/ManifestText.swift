/// The parts of a `Package.swift` that a search for calls has to tell apart: code, and what only looks like it.
///
/// It goes over the bytes once. Comments, which nest, and string literals of all forms are passed over; an interpolation belongs to its
/// literal.
struct ManifestText {
    /// What begins at a place of the text.
    enum Piece: Equatable {
        /// A name or keyword.
        case word
        /// A string literal on one line without escapes, interpolation or `#`: its value is the bytes between the quotation marks.
        case plainString
        /// Any other string literal.
        case otherString
        /// A single character.
        case mark(UInt8)
    }

    /// A piece and the bytes that it has.
    struct Token: Equatable {
        var piece: Piece
        var range: Range<Int>
    }

    let bytes: [UInt8]
    private(set) var tokens: [Token] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var offset = 0
        while offset < bytes.count {
            let start = offset
            if let end = comment(at: offset) {
                offset = end
            } else if let (end, isPlain) = string(at: offset) {
                tokens.append(Token(piece: isPlain ? .plainString : .otherString, range: start..<end))
                offset = end
            } else if Self.isWord(bytes[offset]) {
                while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
                tokens.append(Token(piece: .word, range: start..<offset))
            } else {
                if !Self.isBlank(bytes[offset]) { tokens.append(Token(piece: .mark(bytes[offset]), range: start..<start + 1)) }
                offset += 1
            }
        }
    }

    /// The bytes of a token as a text.
    func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    /// The value of a plain string literal; `nil` for other tokens.
    func value(_ token: Token) -> String? {
        guard token.piece == .plainString else { return nil }
        return String(decoding: bytes[token.range.dropFirst().dropLast()], as: UTF8.self)
    }

    private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The end of a comment that begins at a place; `nil` when none does.
    private func comment(at start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "/") else { return nil }
        if byte(start + 1) == UInt8(ascii: "/") {
            return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        }
        guard byte(start + 1) == UInt8(ascii: "*") else { return nil }
        var depth = 0
        var offset = start
        while offset < bytes.count {
            if byte(offset) == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if byte(offset) == UInt8(ascii: "*"), byte(offset + 1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return offset }
            } else {
                offset += 1
            }
        }
        return bytes.count
    }

    /// The end of a string literal that begins at a place, and whether it is a plain one; `nil` when none does.
    private func string(at start: Int) -> (end: Int, isPlain: Bool)? {
        var hashes = 0
        while byte(start + hashes) == UInt8(ascii: "#") { hashes += 1 }
        let quote = UInt8(ascii: "\"")
        var offset = start + hashes
        guard byte(offset) == quote else { return nil }
        let isMultiline = byte(offset + 1) == quote && byte(offset + 2) == quote
        let quotes = isMultiline ? 3 : 1
        offset += quotes
        var isPlain = hashes == 0 && !isMultiline
        while offset < bytes.count {
            if byte(offset) == quote, isRun(of: quote, quotes, at: offset), isRun(of: UInt8(ascii: "#"), hashes, at: offset + quotes) {
                return (offset + quotes + hashes, isPlain)
            }
            if byte(offset) == UInt8(ascii: "\\"), isRun(of: UInt8(ascii: "#"), hashes, at: offset + 1) {
                isPlain = false
                offset += 1 + hashes
                offset = byte(offset) == UInt8(ascii: "(") ? endOfParentheses(at: offset) : offset + 1
            } else if !isMultiline, byte(offset) == 0x0A {
                // It has no end on its line, which no compiler takes.
                return (offset, false)
            } else {
                offset += 1
            }
        }
        return (bytes.count, false)
    }

    /// Behind the parenthesis that closes the one at a place; literals in between are looked at by their quotation marks only one level
    /// deep, which is more than manifests have.
    private func endOfParentheses(at start: Int) -> Int {
        var depth = 0
        var isInString = false
        var offset = start
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "\\") where isInString: offset += 1
            case UInt8(ascii: "(") where !isInString: depth += 1
            case UInt8(ascii: ")") where !isInString:
                depth -= 1
                if depth == 0 { return offset + 1 }
            default: break
            }
            offset += 1
        }
        return bytes.count
    }

    private func isRun(of value: UInt8, _ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == value }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
