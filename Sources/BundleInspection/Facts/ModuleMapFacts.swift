/// What a module map of Clang declares.
package struct ModuleMapFacts: Sendable, Hashable {
    /// The modules that are not inside another one.
    package var modules: [Mention]
    /// The headers that it names, those it leaves out excepted.
    package var headers: [Mention]

    /// A name and its line.
    package struct Mention: Sendable, Hashable {
        /// The name.
        package var name: String
        /// The line, counted from 1.
        package var line: Int

        /// Makes a mention.
        package init(_ name: String, line: Int) {
            self.name = name
            self.line = line
        }
    }

    /// Reads a module map; what it does not understand is passed over.
    package init(_ bytes: [UInt8]) {
        modules = []
        headers = []
        var tokens = ModuleMapTokens(bytes)
        var depth = 0
        var previous: [String] = []
        while let token = tokens.next() {
            switch token.text {
            case "{": depth += 1
            case "}": depth = max(0, depth - 1)
            default:
                if token.isQuoted, previous.last == "header", !previous.contains("exclude") {
                    headers.append(Mention(token.text, line: token.line))
                } else if depth == 0, previous.last == "module", !previous.contains("extern") {
                    modules.append(Mention(token.text, line: token.line))
                }
            }
            let isWord = Self.words.contains(token.text) && !token.isQuoted
            previous = isWord ? (previous + [token.text]).suffix(4) : []
        }
    }

    private static let words: Set<String> = [
        "explicit", "framework", "extern", "module", "umbrella", "textual", "private", "exclude", "header",
    ]
}

/// The words of a module map, comments left out.
private struct ModuleMapTokens {
    struct Token {
        var text: String
        var isQuoted: Bool
        var line: Int
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Token? {
        skipBlanks()
        guard index < bytes.count else { return nil }
        let start = index
        let startLine = line
        if bytes[index] == UInt8(ascii: "\"") {
            index += 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A { index += 1 }
            let text = String(decoding: bytes[start + 1..<index], as: UTF8.self)
            index = min(index + 1, bytes.count)
            return Token(text: text, isQuoted: true, line: startLine)
        }
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        if index == start { index += 1 }
        return Token(text: String(decoding: bytes[start..<index], as: UTF8.self), isQuoted: false, line: startLine)
    }

    private mutating func skipBlanks() {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != 0x0A { index += 1 }
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                index += 2
                while index < bytes.count, !(bytes[index - 1] == UInt8(ascii: "*") && bytes[index] == UInt8(ascii: "/")) {
                    if bytes[index] == 0x0A { line += 1 }
                    index += 1
                }
                index = min(index + 1, bytes.count)
            } else if byte == 0x0A {
                line += 1
                index += 1
            } else if byte <= 0x20 {
                index += 1
            } else {
                return
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "-"), 0x80...: true
        default: false
        }
    }
}
