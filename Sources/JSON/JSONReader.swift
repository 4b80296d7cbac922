package import Diagnostics

/// Reads JSON as RFC 8259 has it, with the place of what is wrong.
///
/// Half of a surrogate pair becomes U+FFFD, and so do bytes that are not UTF-8.
package struct JSONReader {
    let bytes: [UInt8]
    let path: String
    var position = 0

    /// The deepest nesting that is read.
    package static let depthLimit = 512

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8.
    ///   - path: its name, used in locations.
    /// - Throws: ``DiagnosticError`` with the place of the first fault.
    package static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> JSONValue {
        var reader = JSONReader(bytes: bytes, path: path)
        reader.skipWhiteSpace()
        let value = try reader.readValue(depth: 0)
        reader.skipWhiteSpace()
        guard reader.position == bytes.count else { throw reader.fault("text behind the end of the value") }
        return value
    }

    private mutating func readValue(depth: Int) throws(DiagnosticError) -> JSONValue {
        guard depth < Self.depthLimit else { throw fault("values are nested deeper than \(Self.depthLimit) levels") }
        guard position < bytes.count else { throw fault("the text ends where a value was expected") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try readObject(depth: depth)
        case UInt8(ascii: "["): return try readArray(depth: depth)
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .boolean(true))
        case UInt8(ascii: "f"): return try readWord("false", .boolean(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        default: return try readNumber()
        }
    }

    private mutating func readObject(depth: Int) throws(DiagnosticError) -> JSONValue {
        var members: [JSONValue.Member] = []
        position += 1
        skipWhiteSpace()
        if take(UInt8(ascii: "}")) { return .object([]) }
        while true {
            skipWhiteSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
                throw fault("a key in quotation marks was expected")
            }
            let key = try readString()
            skipWhiteSpace()
            guard take(UInt8(ascii: ":")) else { throw fault("':' was expected behind the key") }
            skipWhiteSpace()
            members.append(JSONValue.Member(key, try readValue(depth: depth + 1)))
            skipWhiteSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { throw fault("',' or '}' was expected") }
        }
    }

    private mutating func readArray(depth: Int) throws(DiagnosticError) -> JSONValue {
        var items: [JSONValue] = []
        position += 1
        skipWhiteSpace()
        if take(UInt8(ascii: "]")) { return .array([]) }
        while true {
            skipWhiteSpace()
            items.append(try readValue(depth: depth + 1))
            skipWhiteSpace()
            if take(UInt8(ascii: "]")) { return .array(items) }
            guard take(UInt8(ascii: ",")) else { throw fault("',' or ']' was expected") }
        }
    }

    private mutating func readWord(_ word: String, _ value: JSONValue) throws(DiagnosticError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw fault("a value was expected") }
        position += word.utf8.count
        return value
    }

    private mutating func readNumber() throws(DiagnosticError) -> JSONValue {
        let start = position
        _ = take(UInt8(ascii: "-"))
        let integerStart = position
        guard skipDigits() > 0 else {
            position = start
            throw fault("a value was expected")
        }
        if bytes[integerStart] == UInt8(ascii: "0"), position - integerStart > 1 { throw fault("a number has no zero before it") }
        if take(UInt8(ascii: ".")) {
            guard skipDigits() > 0 else { throw fault("a digit was expected behind '.'") }
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard skipDigits() > 0 else { throw fault("a digit was expected in the exponent") }
        }
        return .number(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
        return position - start
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipWhiteSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    func fault(_ message: String) -> DiagnosticError {
        var line = 1
        var lineStart = 0
        for index in 0..<min(position, bytes.count) where bytes[index] == 0x0A {
            line += 1
            lineStart = index + 1
        }
        return DiagnosticError(
            "invalid-json",
            "invalid JSON: \(message)",
            at: SourceLocation(path: path, line: line, column: position - lineStart + 1)
        )
    }
}
