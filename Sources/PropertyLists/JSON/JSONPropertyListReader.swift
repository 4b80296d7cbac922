import Diagnostics

/// Reads a property list that was written as JSON, which is what `plutil -convert json` makes, into a flat tape.
///
/// One pass over the bytes without recursion. `null` is refused, because property lists know no such value.
struct JSONPropertyListReader {
    private let bytes: [UInt8]
    private let path: String
    private var position = 0
    private var nodes: [PropertyListNode] = []
    private var openContainers: [Int] = []

    /// Whether a text is JSON and not OpenStep text: behind the `{` that it begins with stands a string with a colon.
    static func recognizes(_ text: [UInt8]) -> Bool {
        var reader = JSONPropertyListReader(bytes: text, path: "")
        reader.skipBlanks()
        guard reader.take("{") else { return false }
        reader.skipBlanks()
        guard reader.next == UInt8(ascii: "\""), (try? reader.readString()) != nil else { return false }
        reader.skipBlanks()
        return reader.next == UInt8(ascii: ":")
    }

    /// Reads a whole file.
    ///
    /// - Throws: the first fault, located.
    static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> [PropertyListNode] {
        var reader = JSONPropertyListReader(bytes: bytes, path: path)
        try reader.readDocument()
        return reader.nodes
    }

    private init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func readDocument() throws(DiagnosticError) {
        nodes.reserveCapacity(bytes.count / 16 + 16)
        skipBlanks()
        try readValue()
        while let container = openContainers.last {
            // Behind the first entry of a container stands a comma before each other one.
            let isEmpty = nodes.count == container + 1
            skipBlanks()
            let isDictionary = nodes[container].kind == .dictionary
            if take(isDictionary ? "}" : "]") {
                close(container)
                continue
            }
            if !isEmpty {
                guard take(",") else { throw fault("',' or '\(isDictionary ? "}" : "]")' was expected") }
                skipBlanks()
            }
            if isDictionary { try readKey() }
            try readValue()
        }
        skipBlanks()
        guard position == bytes.count else { throw fault("text behind the end of the value") }
    }

    private mutating func readKey() throws(DiagnosticError) {
        guard next == UInt8(ascii: "\"") else { throw fault("a key in quotation marks was expected") }
        try readString()
        skipBlanks()
        guard take(":") else { throw fault("':' was expected behind the key") }
        skipBlanks()
    }

    private mutating func readValue() throws(DiagnosticError) {
        switch next {
        case UInt8(ascii: "{"): try open(.dictionary)
        case UInt8(ascii: "["): try open(.array)
        case UInt8(ascii: "\""): try readString()
        default: try readWord()
        }
    }

    private mutating func open(_ kind: PropertyListKind) throws(DiagnosticError) {
        guard openContainers.count < OpenStepReader.depthLimit else {
            throw fault("containers are nested deeper than \(OpenStepReader.depthLimit) levels; flatten the file")
        }
        openContainers.append(nodes.count)
        nodes.append(PropertyListNode(kind: kind, encoding: .verbatim, offset: UInt32(position), length: 0, next: 0))
        position += 1
    }

    private mutating func close(_ container: Int) {
        openContainers.removeLast()
        nodes[container].length = UInt32(position) - nodes[container].offset
        nodes[container].next = UInt32(nodes.count)
    }

    /// Reads a number or a truth.
    private mutating func readWord() throws(DiagnosticError) {
        let start = position
        while let byte = next, byte > 0x20, !"{}[],:\"".utf8.contains(byte) { position += 1 }
        let word = bytes[start..<position]
        let text = String(decoding: word.prefix(40), as: UTF8.self)
        if text == "true" || text == "false" {
            append(.boolean, .verbatim, start..<position)
        } else if ScalarGrammar.isValid(word, as: .integer), word.first != UInt8(ascii: "+") {
            append(.integer, .verbatim, start..<position)
        } else if let first = word.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first),
            ScalarGrammar.isValid(word, as: .real)
        {
            append(.real, .verbatim, start..<position)
        } else {
            position = start
            throw fault(word.isEmpty ? "a value was expected" : "'\(text)' is no value of a property list")
        }
    }

    private mutating func readString() throws(DiagnosticError) {
        let start = position
        position += 1
        var hasEscape = false
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw fault("a control character stands in a string; write it as an escape") }
            if byte == UInt8(ascii: "\\") {
                hasEscape = true
                guard let length = JSONEscapes.length(ofEscapeAt: position, in: bytes) else { throw fault("unknown escape in a string") }
                position += length
            } else {
                position += 1
            }
        }
        guard next != nil else {
            position = start
            throw fault("the string has no closing quotation mark")
        }
        append(.string, hasEscape ? .jsonEscaped : .quoted, start + 1..<position)
        position += 1
    }

    private mutating func append(_ kind: PropertyListKind, _ encoding: PropertyListNode.ScalarEncoding, _ range: Range<Int>) {
        nodes.append(
            PropertyListNode(
                kind: kind,
                encoding: encoding,
                offset: UInt32(range.lowerBound),
                length: UInt32(range.count),
                next: UInt32(nodes.count + 1)
            )
        )
    }

    // MARK: - Bytes

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private func fault(_ message: String) -> DiagnosticError {
        let place = LineTable(bytes).position(ofOffset: position)
        return DiagnosticError(
            "invalid-json", "invalid JSON: \(message)", at: SourceLocation(path: path, line: place.line, column: place.column))
    }
}
