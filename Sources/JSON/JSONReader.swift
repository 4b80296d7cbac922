package import Diagnostics

/// Reads JSON, with the place of every value and of what is wrong.
///
/// Half of a surrogate pair becomes U+FFFD, and so do bytes that are not UTF-8. A byte order mark is skipped.
package struct JSONReader {
    let bytes: [UInt8]
    let path: String
    let dialect: JSONDialect
    var offset = 0
    /// The line of `offset`, and where it begins.
    var line = 1
    var lineStart = 0
    var diagnostics: [Diagnostic] = []

    /// The deepest nesting that is read.
    package static let depthLimit = 512

    init(bytes: [UInt8], path: String, dialect: JSONDialect) {
        self.bytes = bytes
        self.path = path
        self.dialect = dialect
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// Reads a text, without the places of its values.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8.
    ///   - path: its name, used in locations.
    ///   - dialect: which texts are taken.
    /// - Throws: ``DiagnosticError`` with the place of the first fault.
    package static func read(
        _ bytes: [UInt8], path: String, dialect: JSONDialect = .standard
    ) throws(DiagnosticError) -> JSONValue {
        var warnings: [Diagnostic] = []
        return try readNode(bytes, path: path, dialect: dialect, diagnostics: &warnings).value
    }

    /// Reads a text with the places of its values.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8.
    ///   - path: its name, used in locations.
    ///   - dialect: which texts are taken.
    ///   - diagnostics: where warnings go: keys that stand twice in an object, and bytes that are not UTF-8.
    /// - Throws: ``DiagnosticError`` with the place of the first fault.
    package static func readNode(
        _ bytes: [UInt8],
        path: String,
        dialect: JSONDialect = .standard,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> JSONNode {
        var reader = JSONReader(bytes: bytes, path: path, dialect: dialect)
        reader.checkEncoding()
        try reader.skipBlanks()
        let node = try reader.readNode(depth: 0)
        try reader.skipBlanks()
        guard reader.offset == bytes.count else { throw reader.fault("text behind the end of the value") }
        diagnostics += reader.diagnostics
        return node
    }

    mutating func readNode(depth: Int) throws(DiagnosticError) -> JSONNode {
        guard depth < Self.depthLimit else { throw fault("values are nested deeper than \(Self.depthLimit) levels") }
        guard offset < bytes.count else { throw fault("the text ends where a value was expected") }
        let start = position
        return JSONNode(try readContent(depth: depth), at: start)
    }

    private mutating func readContent(depth: Int) throws(DiagnosticError) -> JSONNode.Content {
        switch bytes[offset] {
        case UInt8(ascii: "{"): return try readObject(depth: depth)
        case UInt8(ascii: "["): return try readArray(depth: depth)
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "'") where dialect == .json5: return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .boolean(true))
        case UInt8(ascii: "f"): return try readWord("false", .boolean(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        default: return .number(try readNumber())
        }
    }

    private mutating func readObject(depth: Int) throws(DiagnosticError) -> JSONNode.Content {
        var members: [JSONNode.Member] = []
        offset += 1
        try skipBlanks()
        if take(UInt8(ascii: "}")) { return .object([]) }
        while true {
            members.append(try readMember(depth: depth))
            try skipBlanks()
            if take(UInt8(ascii: "}")) { break }
            guard take(UInt8(ascii: ",")) else { throw fault("',' or '}' was expected") }
            try skipBlanks()
            if dialect == .json5, take(UInt8(ascii: "}")) { break }
        }
        warnOfDuplicateKeys(in: members)
        return .object(members)
    }

    private mutating func readMember(depth: Int) throws(DiagnosticError) -> JSONNode.Member {
        let start = position
        let key = try readKey()
        try skipBlanks()
        guard take(UInt8(ascii: ":")) else { throw fault("':' was expected behind the key") }
        try skipBlanks()
        return JSONNode.Member(key, at: start, try readNode(depth: depth + 1))
    }

    private mutating func readArray(depth: Int) throws(DiagnosticError) -> JSONNode.Content {
        var items: [JSONNode] = []
        offset += 1
        try skipBlanks()
        if take(UInt8(ascii: "]")) { return .array([]) }
        while true {
            items.append(try readNode(depth: depth + 1))
            try skipBlanks()
            if take(UInt8(ascii: "]")) { return .array(items) }
            guard take(UInt8(ascii: ",")) else { throw fault("',' or ']' was expected") }
            try skipBlanks()
            if dialect == .json5, take(UInt8(ascii: "]")) { return .array(items) }
        }
    }

    private mutating func readWord(_ word: StaticString, _ content: JSONNode.Content) throws(DiagnosticError) -> JSONNode.Content {
        guard takeWord(word) else { throw fault("a value was expected") }
        return content
    }
}

extension JSONReader {
    mutating func checkEncoding() {
        guard let invalid = UTF8Check.firstInvalidOffset(in: bytes) else { return }
        diagnostics.append(
            Diagnostic(.warning, "invalid-utf-8", "the text is not UTF-8 from here on; save the file as UTF-8", at: location(of: invalid))
        )
    }

    private mutating func warnOfDuplicateKeys(in members: [JSONNode.Member]) {
        guard members.count > 1 else { return }
        var firstPositions: [String: JSONNode.Position] = Dictionary(minimumCapacity: members.count)
        for member in members {
            guard let first = firstPositions.updateValue(member.keyPosition, forKey: member.key) else { continue }
            firstPositions[member.key] = first
            diagnostics.append(
                Diagnostic(
                    .warning,
                    "duplicate-key",
                    "the key '\(member.key)' stands twice in this object; the last one counts",
                    at: member.keyPosition.location(in: path),
                    notes: [Diagnostic.Note("the first one is here", at: first.location(in: path))]
                )
            )
        }
    }
}
