import Diagnostics

/// Finds where a manifest declares its targets, by looking at its text and not at what it means.
///
/// What a manifest comes to has no places in it. So this looks for calls such as `.target(name: "App"`, and where there is none for a
/// name, for the first call of a function that begins with the name, such as `module("App"`. A manifest that puts names
/// together leaves nothing to be found.
struct DeclarationScan {
    private let bytes: [UInt8]
    private let path: String
    private var offset = 0
    private var line = 1
    private var lineStart = 0
    /// The calls that are open: whether each declares a target.
    private var isTargetOpen: [Bool] = []
    private var declared: [String: SourceLocation] = [:]
    private var called: [String: SourceLocation] = [:]

    private static let targetCalls: Set<String> = [
        "target", "executableTarget", "testTarget", "plugin", "macro", "systemLibrary", "binaryTarget",
    ]
    private static let otherCalls: Set<String> = [
        "Package", "byName", "copy", "custom", "define", "embedInCode", "enableExperimentalFeature", "enableUpcomingFeature", "executable",
        "headerSearchPath", "library", "linkedFramework", "linkedLibrary", "package", "process", "product", "trait", "unsafeFlags",
    ]
    private static let depthLimit = 1000

    /// The places of the targets of a manifest.
    ///
    /// - Parameters:
    ///   - bytes: the text of the manifest.
    ///   - path: its path as the user calls it.
    static func locations(in bytes: [UInt8], path: String) -> [String: SourceLocation] {
        var scan = DeclarationScan(bytes: bytes, path: path)
        scan.run()
        return scan.called.merging(scan.declared) { $1 }
    }

    private init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    private mutating func run() {
        var word: (text: String, location: SourceLocation)?
        while offset < bytes.count {
            skipBlanksAndComments()
            guard offset < bytes.count else { return }
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                _ = readLiteral()
                word = nil
            case UInt8(ascii: "("):
                offset += 1
                open(word)
                word = nil
            case UInt8(ascii: ")"):
                offset += 1
                _ = isTargetOpen.popLast()
                word = nil
            case let byte where Self.isWord(byte):
                let location = location
                word = (readWord(), location)
            default:
                advance()
                word = nil
            }
        }
    }

    /// A parenthesis behind a word opens a call, whose first argument may be a name.
    private mutating func open(_ word: (text: String, location: SourceLocation)?) {
        guard isTargetOpen.count < Self.depthLimit else { return }
        let isInTarget = isTargetOpen.contains(true)
        isTargetOpen.append(false)
        guard let word, let name = readFirstArgument() else { return }
        if Self.targetCalls.contains(word.text) {
            isTargetOpen[isTargetOpen.count - 1] = true
            guard !isInTarget, word.text != "plugin" || isPluginTarget() else { return }
            if declared[name] == nil { declared[name] = word.location }
        } else if !isInTarget, !Self.otherCalls.contains(word.text), called[name] == nil {
            called[name] = word.location
        }
    }

    /// `"App"` or `name: "App"` behind an opening parenthesis.
    private mutating func readFirstArgument() -> String? {
        skipBlanksAndComments()
        if offset < bytes.count, Self.isWord(bytes[offset]) {
            guard readWord() == "name" else { return nil }
            skipBlanksAndComments()
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return nil }
            offset += 1
            skipBlanksAndComments()
        }
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return nil }
        return readLiteral()
    }

    /// Products and uses of plug-ins have calls of the same name as the targets; what follows the name tells them apart.
    private mutating func isPluginTarget() -> Bool {
        skipBlanksAndComments()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return false }
        offset += 1
        skipBlanksAndComments()
        return readWord() == "capability"
    }
}

extension DeclarationScan {
    private var location: SourceLocation {
        SourceLocation(path: path, line: line, column: offset - lineStart + 1)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func advance() {
        if bytes[offset] == 0x0A {
            line += 1
            lineStart = offset + 1
        }
        offset += 1
    }

    private func hasPrefix(_ text: StaticString) -> Bool {
        let rest = bytes[offset...]
        return text.withUTF8Buffer { rest.starts(with: $0) }
    }

    private mutating func skipBlanksAndComments() {
        while offset < bytes.count {
            if bytes[offset] <= 0x20 {
                advance()
            } else if hasPrefix("//") {
                while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
            } else if hasPrefix("/*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    /// Comments stand within each other in Swift.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            let opens = hasPrefix("/*")
            depth += opens ? 1 : hasPrefix("*/") ? -1 : 0
            let length = opens || hasPrefix("*/") ? 2 : 1
            for _ in 0..<min(length, bytes.count - offset) { advance() }
        } while depth > 0 && offset < bytes.count
    }

    private mutating func readWord() -> String {
        let start = offset
        while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// The text of a literal that the scan stands at; `nil` when it is more than plain text. The scan stands behind it then.
    private mutating func readLiteral() -> String? {
        let isLong = hasPrefix("\"\"\"")
        offset += isLong ? 3 : 1
        let start = offset
        var isPlain = !isLong
        while offset < bytes.count {
            if isLong ? hasPrefix("\"\"\"") : bytes[offset] == UInt8(ascii: "\"") {
                let text = isPlain ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
                offset += isLong ? 3 : 1
                return text
            }
            if !isLong, bytes[offset] == 0x0A { return nil }
            if bytes[offset] == UInt8(ascii: "\\") {
                isPlain = false
                offset += 1
                guard offset < bytes.count else { return nil }
                if bytes[offset] == UInt8(ascii: "(") {
                    skipInterpolation()
                    continue
                }
            }
            advance()
        }
        return nil
    }

    /// Steps over what stands in the parentheses of an interpolation, texts in it included as far as they are on one line.
    private mutating func skipInterpolation() {
        var depth = 0
        var isText = false
        while offset < bytes.count, bytes[offset] != 0x0A {
            switch bytes[offset] {
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "(") where !isText: depth += 1
            case UInt8(ascii: ")") where !isText: depth -= 1
            default: break
            }
            offset += 1
            if depth == 0 { return }
        }
    }
}
